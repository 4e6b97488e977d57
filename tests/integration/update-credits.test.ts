import { expect, test } from "vitest";
import type { Viewer } from "#app/core/accounts/viewer.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { handleApi } from "#server/api.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx, visitor } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const { db } = await useTestDatabase();
const admin = memberOf(await createUser(db, { role: "admin" }), "admin");
const user = await createUser(db);

async function call(viewer: Viewer, body: object) {
  const request = new Request("http://site.test/functions/v1/update-credits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleApi(request, testCtx(db, viewer));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("core §7 update-credits sets the absolute value for an admin and carries an error otherwise", async () => {
  const wanted = { userId: user.id, credits: 321 };
  expect(await call(admin, wanted)).toEqual({ status: 200, body: wanted });
  expect(await getBalance(db, user.id)).toBe("321.00");
  expect(await call(visitor, wanted)).toMatchObject({
    status: 401,
    body: { error: "Please log in as an admin" },
  });
  expect((await call(memberOf(user), { ...wanted, credits: 5000 })).status).toBe(403);
  expect((await call(admin, { ...wanted, credits: -1 })).body.error).toBe("A balance cannot be below 0.");
  expect((await call(admin, { userId: "nobody", credits: 1 })).status).toBe(404);
  expect(await getBalance(db, user.id)).toBe("321.00");
});
