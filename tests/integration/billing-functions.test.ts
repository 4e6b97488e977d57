import { expect, it } from "vitest";
import { handleApi } from "#server/api.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const { db } = await useTestDatabase();

it("toolkit §7 create-checkout reads tier or pack and answers with a url; customer-portal needs no body", async () => {
  const ctx = testCtx(db, memberOf(await createUser(db)));
  const call = async (name: string, body?: object) => {
    const request = new Request(`http://site.test/functions/v1/${name}`, {
      method: "POST",
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    return (await (await handleApi(request, ctx)).json()) as Record<string, unknown>;
  };
  for (const body of [{ tier: "pro" }, { type: "credits", pack: "pack-500" }])
    expect(await call("create-checkout", body)).toMatchObject({
      url: expect.stringContaining("/checkout/test/"),
    });
  expect(await call("customer-portal")).toMatchObject({
    url: expect.stringContaining("/checkout/test/portal"),
  });
});
