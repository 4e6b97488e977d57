import { createServer, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { listen } from "#tests/support/listen.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { isPublicAddress } from "./public-address.server.ts";
import { safeFetch } from "./safe-fetch.server.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

describe("fetching an address that a user gave", () => {
  test.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://localhost/",
    "http://localhost./",
    "http://metadata.google.internal/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://0.0.0.0/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://user:pass@example.com/",
    "http://example.com:22/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "not an address",
  ])("refuses %s without connecting", async (address) => {
    await expect(safeFetch(address)).rejects.toMatchObject({ code: "bad_request" });
  });

  test("knows public addresses from all others", () => {
    expect(isPublicAddress("93.184.216.34")).toBe(true);
    expect(isPublicAddress("2606:2800:220:1:248:1893:25c8:1946")).toBe(true);
    expect(isPublicAddress("224.0.0.1")).toBe(false);
    expect(isPublicAddress("255.255.255.255")).toBe(false);
    expect(isPublicAddress("example.com")).toBe(false);
  });

  test("follows redirects, and checks every one of them", async () => {
    setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
    const target = await site((_request, response) => response.end("there"));
    const good = await site((_request, response) => response.writeHead(302, { location: target }).end());
    expect(await safeFetch(good)).toMatchObject({ status: 200, url: `${target}/` });
    const bad = await site((_request, response) =>
      response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
    );
    await expect(safeFetch(bad)).rejects.toMatchObject({ code: "bad_request" });
    const endless = await site((request, response) =>
      response.writeHead(302, { location: `${request.url}x` }).end(),
    );
    await expect(safeFetch(endless)).rejects.toThrow("redirects too often");
  });

  test("keeps secrets from the site a redirect leads to", async () => {
    setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
    let seen: string | undefined = "unset";
    const other = await site((request, response) => {
      seen = request.headers.authorization;
      response.end();
    });
    const first = await site((_request, response) => response.writeHead(307, { location: other }).end());
    await safeFetch(first, { method: "POST", body: "x", headers: { Authorization: "Bearer secret" } });
    expect(seen).toBeUndefined();
  });

  test("stops at the size limit, also when the content is packed", async () => {
    setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
    const bomb = await site((_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000))),
    );
    await expect(safeFetch(bomb, { maxBytes: 1_000_000 })).rejects.toMatchObject({ code: "too_large" });
    const whole = await safeFetch(bomb);
    expect(whole.body.byteLength).toBe(5_000_000);
  });

  test("stops waiting for an answer that never ends", async () => {
    setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
    const slow = await site((_request, response) => void response.writeHead(200).write("a"));
    await expect(safeFetch(slow, { timeoutMs: 100 })).rejects.toMatchObject({
      code: "upstream",
      message: "The address did not answer in time.",
    });
  });

  test("sends what it is given and hands back status and headers", async () => {
    setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
    const echo = await site((request, response) => {
      response.writeHead(201, { "content-type": "text/plain" });
      request.pipe(response);
    });
    const answer = await safeFetch(echo, { method: "POST", body: "hello" });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toBe("text/plain");
    expect(new TextDecoder().decode(answer.body)).toBe("hello");
  });
});
