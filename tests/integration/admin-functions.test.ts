import { expect, it } from "vitest";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { handleApi } from "#server/api.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const { db } = await useTestDatabase();
const admin = async () => testCtx(db, { ...memberOf(await createUser(db)), role: "admin" });

async function call(ctx: Ctx, name: string, body: object) {
  const request = new Request(`http://site.test/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleApi(request, ctx);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it("core §7 update-credits sets an absolute balance, for an admin only", async () => {
  const user = await createUser(db, { credits: 100 });
  const body = { userId: user.id, credits: 42 };
  expect((await call(await admin(), "update-credits", body)).status).toBe(200);
  expect(await getBalance(db, user.id)).toBe("42.00");
  const refused = await call(testCtx(db), "update-credits", { ...body, credits: 9000 });
  expect(refused).toMatchObject({ status: 401, body: { error: "Please log in as an admin" } });
  const member = testCtx(db, memberOf(user));
  expect((await call(member, "update-credits", { ...body, credits: 9000 })).status).toBe(403);
  expect(await getBalance(db, user.id)).toBe("42.00");
});

it.each([
  ["freepik-stock-search", { query: "fox", filters: {} }],
  ["freepik-stock-trending", {}],
  ["freepik-stock-color", { color: "red" }],
])("toolkit §7 %s is the admins' and returns data as a list", async (name, body) => {
  expect((await call(testCtx(db), name, body)).status).toBe(401);
  expect(await call(await admin(), name, body)).toMatchObject({
    status: 200,
    body: { data: expect.any(Array) },
  });
});
