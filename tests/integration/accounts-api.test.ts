import { expect, it } from "vitest";
import { handleApi } from "#server/api.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { resolveViewer } from "#app/core/accounts/resolve-viewer.server.ts";

const { db } = await useTestDatabase();
const site = "http://127.0.0.1:3000";

async function call(path: string, body?: unknown, token?: string): Promise<Response> {
  const request = new Request(site + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return await handleApi(request, testCtx(db, await resolveViewer(db, request, "127.0.0.1")));
}

it("core §7 an API caller signs up, gets a bearer token, and is known by it", async () => {
  const credentials = { email: "caller@example.com", password: "a-good-password" };
  const signedUp = await call("/api/v1/auth/sign-up", credentials);
  expect(signedUp.status).toBe(200);
  const { access_token: token } = (await (await call("/api/v1/auth/sign-in", credentials)).json()) as {
    access_token: string;
  };
  const session = await call("/api/v1/auth/session", undefined, token);
  expect(await session.json()).toMatchObject({ email: "caller@example.com", role: "user" });
});

it("core §5 wrong input gets the one error shape with a message per field", async () => {
  const response = await call("/api/v1/auth/sign-in", { email: "not-an-address" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: "validation",
    error: expect.any(String),
    fields: { email: expect.any(String) },
  });
  expect((await call("/api/v1/auth/session")).status).toBe(401);
  expect((await call("/api/v1/no-such-operation")).status).toBe(404);
});
