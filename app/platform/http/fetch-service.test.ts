import { createServer } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { listen } from "#tests/support/listen.ts";
import { fetchService } from "./fetch-service.server.ts";

let close = () => {};
afterEach(() => close());

/** Answers with these statuses in turn; 0 drops the connection. */
async function service(...statuses: number[]) {
  const state = { calls: 0, address: "" };
  const server = createServer((request, response) => {
    const status = statuses[Math.min(state.calls, statuses.length - 1)] ?? 200;
    state.calls += 1;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { "retry-after": "0" }).end("body");
  });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  state.address = `http://127.0.0.1:${await listen(server)}`;
  return state;
}

const quick = { delayMs: 1 };

describe("calls to outside services", () => {
  test("are tried again after a busy answer, a broken one and a lost connection", async () => {
    const shop = await service(429, 0, 200);
    expect((await fetchService("Shop", shop.address, {}, quick)).status).toBe(200);
    expect(shop.calls).toBe(3);
  });

  test("hand back the last answer when it does not get better", async () => {
    const shop = await service(503);
    const answer = await fetchService("Shop", shop.address, {}, quick);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe("body");
    expect(shop.calls).toBe(3);
  });

  test("are made once when a second one could do harm", async () => {
    const shop = await service(503);
    await fetchService("Shop", shop.address, { method: "POST" }, quick);
    expect(shop.calls).toBe(1);
    await fetchService("Shop", shop.address, { method: "POST" }, { ...quick, isRepeatable: true });
    expect(shop.calls).toBe(4);
  });

  test("are not repeated after a plain refusal", async () => {
    const shop = await service(404);
    expect((await fetchService("Shop", shop.address, {}, quick)).status).toBe(404);
    expect(shop.calls).toBe(1);
  });

  test("say who did not answer", async () => {
    await expect(fetchService("Shop", "http://127.0.0.1:9/", {}, quick)).rejects.toMatchObject({
      code: "upstream",
      message: "Shop did not answer. Please try again later.",
    });
  });
});
