import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { action, loader } from "./support.route.tsx";

const { db } = await useTestDatabase();

it("toolkit §8 tickets that cannot be read say so on the page, which stays", async () => {
  const failing = new Proxy({} as Db, {
    get() {
      throw new Error("the database is away");
    },
  });
  const context = new RouterContextProvider();
  context.set(requestCtx, { ...testCtx(db, memberOf(await createUser(db))), db: failing });
  const url = new URL("http://site.test/support");
  const request = new Request(url, { headers: { accept: "text/html" } });
  const answer = await loader({ context, request, url, params: {}, pattern: "/support" });
  expect(answer.init?.status).toBe(503);
  expect(answer.data.tickets).toMatchObject({
    error: "Error fetching tickets: please try again in a moment.",
  });
});

it("toolkit §5 a description of ten megabytes is refused, and the form stays", async () => {
  const context = new RouterContextProvider();
  context.set(requestCtx, testCtx(db, memberOf(await createUser(db))));
  const url = new URL("http://site.test/support");
  const body = new URLSearchParams({ subject: "Much", description: "x".repeat(10_000_000) }).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
  };
  const request = new Request(url, { method: "POST", body, headers });
  const answer = await action({ context, request, url, params: {}, pattern: "/support" });
  expect(answer.init?.status).toBe(413);
  expect(answer.data).toMatchObject({ ok: false, message: "That is more text than this form takes." });
});
