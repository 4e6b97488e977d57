import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { deleteRecord } from "#app/core/catalog/delete-record.server.ts";
import { listInput } from "#app/core/catalog/schema.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { createLog } from "#app/platform/log/log.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { runJob } from "#app/platform/jobs/worker.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { FakeAirtable, refuse } from "#tests/support/fakes/airtable-server.ts";
import { makePng } from "#tests/support/make-png.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { syncAirtableJob } from "./jobs.server.ts";
import { syncAirtable } from "./sync-airtable.server.ts";
import { airtableLinks } from "./tables.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
const owner = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));

const columns = {
  Title: "singleLineText",
  "Full Prompt": "multilineText",
  Price: "number",
  Tags: "multipleSelects",
  Image: "multipleAttachments",
  Status: "singleSelect",
  Active: "checkbox",
  Changed: "lastModifiedTime",
};

let airtable: FakeAirtable;
let table: ReturnType<FakeAirtable["addTable"]>;
let lines: { level: string; msg: string; table?: string; recordId?: string }[];
let pauses: number[];

beforeEach(async () => {
  airtable = new FakeAirtable();
  lines = [];
  pauses = [];
  table = airtable.addTable("Midjourney", columns);
  setEnv({
    AIRTABLE_BASE_URL: await airtable.start(),
    AIRTABLE_API_KEY: airtable.key,
    AIRTABLE_BASE_ID: airtable.baseId,
    APP_ORIGIN: "https://prompts.example",
    ALLOW_LOOPBACK_FETCH: "1",
  });
});

afterEach(async () => {
  await airtable.stop();
  await db.delete(airtableLinks);
  await db.delete(records);
});

async function sync(): Promise<void> {
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const wait = async (ms: number) => void pauses.push(ms);
  airtable.calls.length = 0;
  await syncAirtable({ db, log, requestId: "test", wait });
}

async function ours(id: string) {
  const [found] = await db.select().from(records).where(eq(records.id, id));
  return found;
}

const warnings = () => lines.filter(({ level }) => level === "warn");
const rowTitled = (title: string) => table.rows.filter(({ fields }) => fields.Title === title);

describe("D14 what is new or changed in Airtable", () => {
  it("D14 a record of Airtable is pulled under its own id and is on show, its locked text is not", async () => {
    const row = airtable.add(table, {
      Title: "Copper Harbour",
      "Full Prompt": "The secret harbour text. ".repeat(20),
      Price: 7,
      Tags: ["harbour"],
    });
    await sync();
    const kept = await ours(row.id);
    expect(kept).toMatchObject({
      tableName: "Midjourney",
      price: "7.00",
      tags: ["harbour"],
      shelf: "market",
    });
    expect(kept?.createdAt.toISOString()).toBe(row.createdTime);
    const found = await listRecords(testCtx(db), listInput.parse({ q: "copper" }));
    expect(JSON.stringify(found)).toContain(row.id);
    const shown = JSON.stringify(await getRecord(testCtx(db), row.id));
    expect(shown).not.toContain("The secret harbour text. ".repeat(20).trim());
  });

  it("D14 a change there arrives here, an emptied cell included, and what only we keep stays", async () => {
    const row = airtable.add(table, { Title: "Before", Price: 3, Tags: ["a"] });
    await sync();
    await updateRecord(owner, { id: row.id, fields: { Creator: "Nora" } });
    await sync();
    row.fields = { Title: "After", Tags: ["a", "b"] };
    await sync();
    expect((await ours(row.id))?.fields).toEqual({ Title: "After", Tags: ["a", "b"], Creator: "Nora" });
    expect(warnings()).toEqual([]);
  });

  it("D14 all pages of a long table are read, and blank lines are not", async () => {
    for (let index = 0; index < 205; index += 1) airtable.add(table, { Title: `Record ${index}` });
    airtable.add(table, { Changed: "2026-01-01" });
    await sync();
    expect(await db.$count(records)).toBe(205);
    expect(airtable.calls).toEqual(["GET meta", ...Array.from({ length: 3 }, () => "GET Midjourney")]);
  });

  it("D14 a record gets another id where its own is taken in another table", async () => {
    const row = airtable.add(table, { Title: "Same id" });
    await db.insert(records).values({ id: row.id, tableName: "Kittl", fields: { Title: "Other" } });
    await sync();
    expect((await ours(row.id))?.title).toBe("Other");
    const [link] = await db.select().from(airtableLinks).where(eq(airtableLinks.airtableId, row.id));
    expect((await ours(link?.recordId ?? ""))?.title).toBe("Same id");
  });

  it("D14 a record deleted in Airtable becomes inactive here, and comes back with it", async () => {
    const row = airtable.add(table, { Title: "Short-lived", Active: true });
    await sync();
    table.rows.pop();
    await sync();
    expect(await ours(row.id)).toMatchObject({ status: "Inactive", shelf: null, fields: { Active: false } });
    await sync();
    expect(airtable.calls).toEqual(["GET meta", "GET Midjourney"]);
    expect(lines.filter(({ msg }) => msg === "deleted in Airtable: inactive here")).toHaveLength(1);
    table.rows.push(row);
    await sync();
    expect(await ours(row.id)).toMatchObject({ status: "Live", shelf: "market", fields: { Active: true } });
    expect(warnings()).toEqual([]);
  });
});

describe("D14 what is new or changed here", () => {
  it("D14 our records are created there in batches of ten, as their columns take them", async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      createTestRecord(db, { fields: { Title: `Ours ${index}`, Price: "4.5", Tags: "lake, hill" } }),
    );
    await Promise.all(many);
    await sync();
    expect(table.rows).toHaveLength(12);
    expect(airtable.calls.filter((call) => call === "POST Midjourney")).toHaveLength(2);
    expect(rowTitled("Ours 3")[0]?.fields).toMatchObject({
      Price: 4.5,
      Tags: ["lake", "hill"],
      Status: "Live",
    });
    expect(rowTitled("Ours 3")[0]?.fields).not.toHaveProperty("Creator");
  });

  it("D14 a change here is sent, only the cells that differ", async () => {
    const { id } = await createTestRecord(db, { fields: { Title: "Quiet Lake" } });
    await sync();
    const [row] = table.rows;
    await updateRecord(owner, { id, fields: { Price: 9, "Full Prompt": null } });
    await sync();
    expect(row?.fields).toMatchObject({ Title: "Quiet Lake", Price: 9 });
    expect(row?.fields).not.toHaveProperty("Full Prompt");
    expect(airtable.calls).toEqual(["GET meta", "GET Midjourney", "PATCH Midjourney"]);
  });

  it("D14 what somebody writes there while we send is read in the next run", async () => {
    const row = airtable.add(table, { Title: "Shared", Price: 1 });
    await sync();
    await updateRecord(owner, { id: row.id, fields: { Title: "Ours" } });
    airtable.beforeWrite = () => (row.fields = { ...row.fields, Price: 2 });
    await sync();
    await sync();
    expect(row.fields).toEqual({ Title: "Ours", Price: 2 });
    expect((await ours(row.id))?.fields).toEqual({ Title: "Ours", Price: 2 });
    expect(warnings()).toEqual([]);
  });

  it("D14 a repeated run changes nothing and asks for nothing but the lists", async () => {
    const { id } = await createTestRecord(db, { fields: { "Full Prompt": "Ends in space \n" } });
    const row = airtable.add(table, { Title: "Theirs", Image: [airtable.picture("lake.png", makePng())] });
    await sync();
    const before = [await ours(id), await ours(row.id)];
    await sync();
    expect(airtable.calls).toEqual(["GET meta", "GET Midjourney"]);
    expect([await ours(id), await ours(row.id)]).toEqual(before);
  });

  it("D14 a record deleted here is left alone there, told once, and does not come back", async () => {
    const { id } = await createTestRecord(db);
    await sync();
    await deleteRecord(owner, id);
    await sync();
    await sync();
    expect(table.rows).toHaveLength(1);
    expect(await db.$count(records)).toBe(0);
    expect(lines.filter(({ msg }) => msg === "deleted here: left alone in Airtable")).toHaveLength(1);
  });
});

it("D14 where both sides changed Airtable wins, with a warning that names the record", async () => {
  const row = airtable.add(table, { Title: "Agreed", Price: 1 });
  await sync();
  await updateRecord(owner, { id: row.id, fields: { Title: "Ours" } });
  row.fields = { Title: "Theirs", Price: 1 };
  await sync();
  expect((await ours(row.id))?.title).toBe("Theirs");
  expect(row.fields.Title).toBe("Theirs");
  expect(warnings()).toMatchObject([{ recordId: row.id }]);
});

describe("D14 pictures", () => {
  it("D14 pictures of Airtable are fetched and kept here, once", async () => {
    const row = airtable.add(table, {
      Title: "With picture",
      Image: [
        airtable.picture("lake.png", makePng()),
        airtable.picture("notes.pdf", Buffer.from("%PDF"), "application/pdf"),
      ],
    });
    await sync();
    const fields = (await ours(row.id))?.fields ?? {};
    const [picture, ...others] = fields.Image as { url: string; filename: string }[];
    expect(picture).toMatchObject({
      filename: "lake.png",
      url: expect.stringMatching(/^\/files\/public\/airtable\//),
    });
    expect(others).toEqual([]);
    expect(await files().get(picture!.url.replace("/files/", ""))).toBeDefined();
    // Airtable's addresses change with every list; the picture is the same by its name.
    row.fields = { ...row.fields, Title: "Renamed" };
    await sync();
    expect(airtable.calls).not.toContain("GET picture");
    expect((await ours(row.id))?.fields).toMatchObject({ Title: "Renamed", Image: [picture] });
    row.fields = {
      ...row.fields,
      Image: [airtable.picture("hill.png", makePng()), airtable.picture("lake.png", makePng())],
    };
    await sync();
    expect(airtable.calls.filter((call) => call === "GET picture")).toHaveLength(1);
    expect((await ours(row.id))?.fields.Image).toMatchObject([{ filename: "hill.png" }, picture]);
  });

  it("D14 our pictures are sent as whole addresses where Airtable has none, and never taken away by it", async () => {
    const Image = [{ url: "/files/public/art/lake/large.webp", width: 800, height: 600 }];
    const { id } = await createTestRecord(db, { fields: { Image } });
    await sync();
    const [row] = table.rows;
    const sent = [
      { url: "https://prompts.example/files/public/art/lake/large.webp", filename: "lake-large.webp" },
    ];
    expect(row?.fields.Image).toEqual(sent);
    await updateRecord(owner, { id, fields: { Image: [{ url: "/files/public/art/hill/large.webp" }] } });
    await sync();
    expect(row?.fields.Image).toEqual(sent);
    row!.fields = { Title: row?.fields.Title };
    await sync();
    expect((await ours(id))?.fields.Image).toEqual([{ url: "/files/public/art/hill/large.webp" }]);
  });

  it("D14 a picture that cannot be had leaves its record for the next run, and the others go on", async () => {
    const lost = {
      url: `${process.env.AIRTABLE_BASE_URL}/nowhere.png`,
      filename: "nowhere.png",
      type: "image/png",
    };
    const broken = airtable.add(table, { Title: "Broken", Image: [lost] });
    const whole = airtable.add(table, { Title: "Whole" });
    await sync();
    expect(await ours(broken.id)).toBeUndefined();
    expect((await ours(whole.id))?.title).toBe("Whole");
    broken.fields = { Title: "Broken", Image: [airtable.picture("there.png", makePng())] };
    await sync();
    expect((await ours(broken.id))?.title).toBe("Broken");
  });
});

describe("D14 when things go wrong", () => {
  it("D14 a record whose answer was lost is found again by what it says and not created twice", async () => {
    const { id } = await createTestRecord(db, {
      fields: { Title: "Once", "Full Prompt": "Trailing space " },
    });
    airtable.losesAnswer = true;
    await sync();
    expect(table.rows).toHaveLength(1);
    expect(await db.$count(airtableLinks)).toBe(0);
    await sync();
    expect(table.rows).toHaveLength(1);
    expect(await db.select().from(airtableLinks)).toMatchObject([
      { recordId: id, airtableId: table.rows[0]?.id },
    ]);
    expect(await db.$count(records)).toBe(1);
  });

  it("D14 a record that Airtable refuses does not hold the others of its batch back", async () => {
    await createTestRecord(db, { fields: { Title: "Good one" } });
    const bad = await createTestRecord(db, { fields: { Title: "Bad one" } });
    airtable.refusedTitle = "Bad one";
    await sync();
    expect(table.rows.map(({ fields }) => fields.Title)).toEqual(["Good one"]);
    expect(warnings()).toMatchObject([{ recordId: bad.id }]);
  });

  it("D14 a busy Airtable is asked again after the time it names, or half a minute", async () => {
    airtable.add(table, { Title: "Patience" });
    airtable.refusals.push(refuse(429, "RATE_LIMIT", { "retry-after": "7" }), refuse(429, "RATE_LIMIT"));
    await sync();
    expect(pauses).toEqual(expect.arrayContaining([7000, 30_000]));
    expect(await db.$count(records)).toBe(1);
  });

  it("D14 a table that Airtable lacks is skipped with one line, one that fails does not stop the next", async () => {
    await createTestRecord(db, { tableName: "Kittl" });
    await createTestRecord(db, { tableName: "Leonardo" });
    const leonardo = airtable.addTable("Leonardo", columns);
    airtable.refusals.push(refuse(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"));
    await sync();
    expect(warnings()).toMatchObject([{ table: "Midjourney" }]);
    expect(lines.filter(({ table }) => table === "Kittl")).toMatchObject([{ level: "info" }]);
    expect(leonardo.rows).toHaveLength(1);
  });

  it("D14 another base does not make the records of the first inactive", async () => {
    const row = airtable.add(table, { Title: "First base" });
    await sync();
    table.rows.length = 0;
    (airtable as { baseId: string }).baseId = "appTestBase000002";
    setEnv({ AIRTABLE_BASE_ID: airtable.baseId });
    await sync();
    expect((await ours(row.id))?.status).toBe("Live");
    expect(rowTitled("First base")).toHaveLength(1);
  });

  it("D14 a refused token fails the run and leaves the records as they were", async () => {
    const { id } = await createTestRecord(db);
    setEnv({ AIRTABLE_API_KEY: "another" });
    await expect(sync()).rejects.toThrow("Airtable answered 401");
    expect((await ours(id))?.status).toBe("Live");
  });

  it("D14 without credentials the job does nothing at all", async () => {
    setEnv({ AIRTABLE_API_KEY: undefined, AIRTABLE_BASE_ID: undefined });
    await createTestRecord(db);
    const run = { id: "test", retryCount: 0, signal: new AbortController().signal, data: {} };
    await runJob(syncAirtableJob, run);
    expect(airtable.calls).toEqual([]);
  });
});
