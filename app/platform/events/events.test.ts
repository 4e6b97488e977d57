import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { eventStream } from "./event-stream.server.ts";
import { Listener } from "./listener.server.ts";
import type { LiveEvent } from "./live-event.ts";
import { publish } from "./publish.server.ts";
import { subscribe } from "./subscribe.server.ts";

const { db, url } = await useTestDatabase();

/** Collects events and waits for one without a clock. */
function inbox() {
  const events: LiveEvent[] = [];
  const waiting: (() => void)[] = [];
  return {
    events,
    onEvent(event: LiveEvent) {
      events.push(event);
      for (const wake of waiting.splice(0)) wake();
    },
    async until(type: string) {
      while (!events.some((event) => event.type === type)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

describe("live events", () => {
  test("reach every process that listens to the channel, and no other channel", async () => {
    const [here, there] = [inbox(), inbox()];
    const unsubscribe = await subscribe("user:1", here);
    const otherProcess = new Listener(url);
    await otherProcess.add("user:1", there);
    await publish(db, "user:2", { type: "not-for-us" });
    await publish(db, "user:1", { type: "balance", credits: 92 });
    await Promise.all([here.until("balance"), there.until("balance")]);
    expect(here.events).toEqual([{ type: "balance", credits: 92 }]);
    expect(there.events).toEqual(here.events);
    unsubscribe();
    await publish(db, "user:1", { type: "late" });
    await there.until("late");
    expect(here.events).toHaveLength(1);
    await otherProcess.stop();
  });

  test("of a transaction are told on commit and forgotten on rollback", async () => {
    const mine = inbox();
    const unsubscribe = await subscribe("user:3", mine);
    await expect(
      db.transaction(async (tx) => {
        await publish(tx, "user:3", { type: "undone" });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await db.transaction(async (tx) => publish(tx, "user:3", { type: "done" }));
    await mine.until("done");
    expect(mine.events).toEqual([{ type: "done" }]);
    unsubscribe();
  });

  test("come back after the connection was cut, and subscribers learn of the gap", async () => {
    const mine = inbox();
    const gap = Promise.withResolvers<void>();
    const unsubscribe = await subscribe("user:4", { ...mine, onGap: gap.resolve });
    await db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'smart-prompt live events'",
    );
    await gap.promise;
    await publish(db, "user:4", { type: "again" });
    await mine.until("again");
    expect(mine.events).toEqual([{ type: "again" }]);
    unsubscribe();
  });

  test("that are too large for PostgreSQL are refused with a reason", async () => {
    await expect(publish(db, "user:5", { type: "big", text: "x".repeat(8000) })).rejects.toThrow(
      "too large to publish",
    );
  });

  test("stream to the browser: ready first, then what happens, until it leaves", async () => {
    const leaving = new AbortController();
    const response = eventStream(new Request("http://site/live", { signal: leaving.signal }), [
      "user:6",
      "job:7",
    ]);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = "";
    const until = async (text: string) => {
      while (!seen.includes(text)) seen += (await reader.read()).value ?? "";
    };
    await until('data: {"type":"ready"}');
    expect(seen).toContain("retry: 1000");
    await publish(db, "job:7", { type: "progress", done: 3, total: 4 });
    await until('data: {"type":"progress","done":3,"total":4}');
    leaving.abort();
    expect((await reader.read()).done).toBe(true);
  });
});
