import { describe, expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { describeApi, handleApi } from "#server/api.ts";

const { db } = await useTestDatabase();

async function ask(path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = new Request(`http://localhost${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await handleApi(request, testCtx(db));
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
