import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { subscribe } from "#app/platform/events/subscribe.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { anonymousPage, dropPages, startPageCache } from "./page-cache.server.ts";

const { db } = await useTestDatabase();
beforeAll(startPageCache);
beforeEach(dropAndWait);

let renders = 0;
const nonce = "abc+/=";
const html = (text: string) =>
  `<p>${text}</p><script nonce="${nonce}">start()</script><script>injected()</script><script nonce="${nonce}" src="/a.js"></script>`;

function open(path: string, init: RequestInit = {}, response?: () => Response, variant = "light") {
  return anonymousPage(new Request(`http://site${path}`, init), variant, nonce, async () => {
    renders += 1;
    return (
      response?.() ?? new Response(html(`render ${renders}`), { headers: { "content-type": "text/html" } })
    );
  });
}

/** Waits until this process has heard that its pages are to go. */
async function dropAndWait() {
  const heard = Promise.withResolvers<void>();
  const unsubscribe = await subscribe("pages", { onEvent: () => heard.resolve() });
  await dropPages(db);
  await heard.promise;
  unsubscribe();
  renders = 0;
}

describe("the page cache", () => {
  test("renders a page once and answers 304 to who has it", async () => {
    const first = await open("/marketplace?q=a");
    const second = await open("/marketplace?q=a");
    expect(await second.text()).toBe(await first.text());
    expect(renders).toBe(1);
    const etag = first.headers.get("etag")!;
    const again = await open("/marketplace?q=a", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
    await open("/marketplace?q=b");
    await open("/marketplace?q=a", {}, undefined, "dark");
    expect(renders).toBe(3);
  });

  test("renders once for many who ask at the same time", async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await open("/")).text()));
    expect(new Set(bodies).size).toBe(1);
    expect(renders).toBe(1);
  });

  test("allows by hash the scripts that had the nonce, and no others", async () => {
    const page = await open("/");
    const policy = page.headers.get("content-security-policy")!;
    const hash = (code: string) => createHash("sha256").update(code).digest("base64");
    expect(policy).toContain(`'sha256-${hash("start()")}'`);
    expect(policy).not.toContain(hash("injected()"));
    expect(policy).not.toContain("nonce");
    expect(await page.text()).not.toContain(nonce);
  });

  test("sends packed pages to who takes them", async () => {
    const page = await open("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(page.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await page.arrayBuffer()).toString()).toContain("render 1");
  });

  test("is dropped on every server when the catalogue changes", async () => {
    await open("/");
    await dropAndWait();
    expect(await (await open("/")).text()).toContain("render 1");
    expect(renders).toBe(1);
  });

  test("does not keep what was rendered before a change that came meanwhile", async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const early = anonymousPage(new Request("http://site/"), "light", nonce, async () => {
      started.resolve();
      await goOn.promise;
      return new Response(html("old"), { headers: { "content-type": "text/html" } });
    });
    await started.promise;
    await dropAndWait();
    goOn.resolve();
    expect(await (await early).text()).toContain("old");
    expect(await (await open("/")).text()).toContain("render 1");
  });

  test.each([
    ["a cookie", () => new Response("x", { headers: { "content-type": "text/html", "set-cookie": "a=b" } })],
    ["an error", () => new Response("x", { status: 404, headers: { "content-type": "text/html" } })],
    [
      "no-store",
      () => new Response("x", { headers: { "content-type": "text/html", "cache-control": "no-store" } }),
    ],
    ["data", () => Response.json({})],
  ])("does not keep an answer with %s", async (_what, response) => {
    const first = await open("/x", {}, response);
    await open("/x", {}, response);
    expect(renders).toBe(2);
    expect(first.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  });

  test("leaves posted forms alone", async () => {
    await open("/", { method: "POST" });
    await open("/", { method: "POST" });
    expect(renders).toBe(2);
  });
});
