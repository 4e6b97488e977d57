import { describe, expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { describeApi, handleApi } from "#server/api.ts";

const { db } = await useTestDatabase();

async function ask(
  path: string,
  body?: unknown,
  ctx = testCtx(db),
): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = new Request(`http://localhost${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await handleApi(request, ctx);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const proxy = "/functions/v1/airtable-proxy";

describe("core §7 POST /functions/v1/airtable-proxy", () => {
  test("answers in the specified shapes", async () => {
    const { id } = await createTestRecord(db);
    expect((await ask(proxy, { action: "listTables" })).body).toHaveProperty("tables");
    const data = await ask(proxy, {
      action: "getTableData",
      tableName: "Midjourney",
      filterFormula: "{Price} = 5",
    });
    expect(data.body).toMatchObject({
      records: [{ id, createdTime: expect.any(String), fields: { Price: 5 } }],
    });
    const one = await ask(proxy, { action: "getRecord", tableName: "Midjourney", recordId: id });
    expect(one).toMatchObject({ status: 200, body: { id, fields: { Title: "Mirror Lake Landscape" } } });
  });

  test.each([
    [{ action: "dropTables" }, 422],
    [{}, 422],
    [{ action: "getTableData" }, 422],
    [{ action: "getTableData", tableName: "Midjourney", filterFormula: "{Full Prompt} = 'x'" }, 422],
    [{ action: "getTableData", tableName: "Nowhere" }, 404],
    [{ action: "getRecord", tableName: "Midjourney", recordId: "recNobody" }, 404],
    [{ action: "createRecord", tableName: "Midjourney", data: { Title: "x" } }, 403],
    [{ action: "createRecord", tableName: "User Submission", data: {} }, 422],
    [{ action: "updateRecord", tableName: "Midjourney", recordId: "recNobody", data: {} }, 404],
  ])("%j is refused", async (body, status) => {
    const answer = await ask(proxy, body);
    expect(answer).toMatchObject({ status, body: { error: expect.any(String), requestId: "test-request" } });
  });
});

test("core §7 an access token that may only read uses the reading actions of the proxy, and no other", async () => {
  const { id } = await createTestRecord(db);
  const member = memberOf(await createUser(db));
  const reader = testCtx(db, { ...member, scopes: ["read"] });
  for (const body of [
    { action: "listTables" },
    { action: "getTableData", tableName: "Midjourney" },
    { action: "getRecord", tableName: "Midjourney", recordId: id },
  ])
    expect((await ask(proxy, body, reader)).status).toBe(200);
  const data = { Title: "Kite", "Full Prompt": "A kite", Price: 1 };
  const create = { action: "createRecord", tableName: "User Submission", data };
  for (const body of [create, { ...create, action: "updateRecord", recordId: id }])
    expect(await ask(proxy, body, reader)).toMatchObject({
      status: 403,
      body: { error: 'This access token lacks the scope "write".' },
    });
  expect((await ask(proxy, create, testCtx(db, { ...member, scopes: ["read", "write"] }))).status).toBe(200);
  expect((await ask(proxy, { action: "listTables" }, testCtx(db, { ...member, scopes: [] }))).status).toBe(
    403,
  );
});

test("core §7 check-subscription is readable with a token that may only read; asking the provider anew is not", async () => {
  const reader = testCtx(db, { ...memberOf(await createUser(db)), scopes: ["read"] });
  const path = "/functions/v1/check-subscription";
  expect(await ask(path, {}, reader)).toMatchObject({ status: 200, body: { subscribed: false } });
  expect((await ask(path, { refresh: true }, reader)).status).toBe(403);
  expect((await ask(path, {})).status).toBe(401);
});

test("a body that is not JSON is refused", async () => {
  expect((await ask(proxy, "not json")).status).toBe(400);
});

describe("GET /api/v1/prompts", () => {
  test("lists, filters and pages by the address alone", async () => {
    await createTestRecord(db, { fields: { Title: "Kite", Pack: "Elite" } });
    await createTestRecord(db, { fields: { Title: "Drum", Pack: "Enigma" } });
    const { body } = await ask("/api/v1/prompts?packs=Elite&limit=5");
    expect(body).toMatchObject({ cards: [{ title: "Kite" }], total: { count: 1, isExact: true } });
    expect((await ask("/api/v1/prompts?limit=1")).body.nextCursor).toEqual(expect.any(String));
    expect((await ask("/api/v1/prompts?limit=0")).status).toBe(422);
    expect((await ask("/api/v1/prompts?sort=backwards")).status).toBe(422);
    expect((await ask("/api/v1/prompts/recNobody")).status).toBe(404);
  });

  test("is described in the API's own document", async () => {
    const { paths } = await describeApi();
    expect(Object.keys(paths ?? {})).toEqual(
      expect.arrayContaining([proxy, "/api/v1/prompts", "/api/v1/prompts/{id}"]),
    );
  });
});
