import { describe, expect, test } from "vitest";
import { createLog, requestIdFrom } from "./log.server.ts";
import { readableLine } from "./readable-line.server.ts";

function capture() {
  const lines: string[] = [];
  return { lines, log: createLog("debug", { write: (line) => void lines.push(line) }) };
}

describe("the log", () => {
  test("carries the request id and the fields of one request", () => {
    const { log, lines } = capture();
    log.child({ requestId: "abc" }).info({ status: 200 }, "answered");
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: "info",
      requestId: "abc",
      status: 200,
      msg: "answered",
    });
  });

  test("never carries secrets, whatever the depth", () => {
    const { log, lines } = capture();
    log.child({ apiKey: "leak-1" }).info(
      {
        headers: new Headers({ authorization: "Bearer leak-2", cookie: "leak-3", accept: "text/html" }),
        body: { user: { newPassword: "leak-4", access_token: "leak-5" } },
        OPENAI_API_KEY: "leak-6",
        idempotencyKey: "unlock:1",
        promptTokens: 12,
      },
      "called with Bearer leak-7-leak-7",
    );
    log.error({ err: new Error("cannot reach postgres://app:leak-8@db/app") }, "failed");
    const all = lines.join("");
    expect(all).not.toContain("leak");
    expect(all).toContain("text/html");
    expect(all).toContain("unlock:1");
    expect(all).toContain('"promptTokens":12');
    expect(all).toContain("@db/app");
  });

  test("an error keeps its cause and stack", () => {
    const { log, lines } = capture();
    log.error({ err: new Error("outer", { cause: new TypeError("inner") }) }, "failed");
    const { err }: { err: { stack: string; cause: unknown } } = JSON.parse(lines[0]!);
    expect(err.stack).toContain("log.test.ts");
    expect(err.cause).toMatchObject({ type: "TypeError", message: "inner" });
  });

  test("a line is readable in a terminal", () => {
    const { log, lines } = capture();
    log.warn({ ms: 12, path: "/a b" }, "slow");
    expect(readableLine(lines[0]!)).toMatch(/^\d\d:\d\d:\d\d\.\d{3} .*warn.* slow ms=12 path="\/a b"\n$/);
  });

  test("a request keeps a harmless id from the proxy and gets its own otherwise", () => {
    expect(requestIdFrom("0a1b2c3d-trace")).toBe("0a1b2c3d-trace");
    expect(requestIdFrom("bad\nid with spaces")).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestIdFrom(null)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
