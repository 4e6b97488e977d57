import { randomBytes } from "node:crypto";
import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { fileFields, ownerFields, promptFields } from "#app/core/catalog/field-names.ts";
import siteMap from "#app/routes.ts";
import { insertRecord } from "#tests/support/site-database.ts";

// D15: a canary in every locked field of two prompts; every page and API operation that exists is asked for
// them by people who may not read them. New routes and operations are asked without being listed here.

const origin = process.env.SITE_ORIGIN ?? "";
const mark = randomBytes(6).toString("hex");
const lockedFields = [...promptFields, ...fileFields, ...ownerFields];
const canary = (field: string) => `canary-${field.toLowerCase().replaceAll(" ", "-")}-${mark}`;
const records = [
  { id: `recLeakMarket${mark.slice(0, 4)}`, table: "Midjourney" },
  { id: `recLeakDraft0${mark.slice(0, 4)}`, table: "User Submission" },
] as const;

function fieldsOf(table: string): Record<string, unknown> {
  const filler =
    "Layered ridges over still water, painted as broad calm shapes with a low sun behind them. ".repeat(2);
  const locked = Object.fromEntries(
    lockedFields.map((field) => {
      if (field === "Creator Email") return [field, `${canary(field)}@example.com`];
      if (field === "PDF URL") return [field, `https://files.example/${canary(field)}.pdf`];
      return [field, `${filler}${canary(field)}`];
    }),
  );
  return {
    Title: `Leak test ${mark}`,
    Description: "Everything behind the preview is locked.",
    Creator: `Leaktest ${mark}`,
    Price: 90_000,
    Pack: "Elite",
    Tags: [`leak${mark}`],
    Status: "Live",
    "Portal Tag": table,
    ...locked,
  };
}

test.beforeAll(async () => {
  for (const { id, table } of records) await insertRecord(id, table, fieldsOf(table));
});

async function signedIn(email: string): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const form = { email, password: "demo-password", stay: "1" };
  const response = await context.post("/account/sign-in", { form });
  expect(response.status()).toBe(200);
  return context;
}

/** Every address of the site map, with its parameters pointing at the record. */
function pathsOf(entries: readonly RouteConfigEntry[], id: string, parent = ""): string[] {
  return entries.flatMap((entry) => {
    const pattern = [parent, entry.path ?? ""].filter((part) => part !== "").join("/");
    const path = pattern
      .split("/")
      .filter((part) => !part.endsWith("?") || part.startsWith(":"))
      .map((part) => {
        if (part.startsWith(":handle")) return `leaktest${mark}`;
        if (part.startsWith(":")) return part.replace(/^:\w+\??/, id);
        return part === "*" ? `prompt/${id}.png` : part;
      })
      .join("/");
    return [`/${path}`, ...pathsOf(entry.children ?? [], id, pattern)];
  });
}

interface Operation {
  path: string;
  method: string;
}

async function operations(context: APIRequestContext, id: string): Promise<Operation[]> {
  const document = (await (await context.get("/openapi.json")).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      path: path.replaceAll(/\{[^}]+\}/g, id),
      method: method.toUpperCase(),
    })),
  );
}

const formulas = [
  `FIND('${mark}', {Full Prompt}) > 0`,
  `{Creator Email} = '${canary("Creator Email")}@example.com'`,
  `FIND('leak', LOWER({Title})) > 0`,
];

function bodiesFor(id: string, table: string): object[] {
  return [
    {},
    { id, promptId: id, recordId: id, itemId: id },
    { q: mark, query: mark, search: `Leak test ${mark}` },
    { action: "getRecord", tableName: table, recordId: id },
    { action: "getRecord", tableName: "🎨AI Images", recordId: id },
    { action: "updateRecord", tableName: table, recordId: id, data: { Title: "Mine now" } },
    ...formulas.map((filterFormula) => ({ action: "getTableData", tableName: table, filterFormula })),
    { action: "getTableData", tableName: table },
  ];
}

const people = [
  { name: "a visitor", open: async () => await requests.newContext({ baseURL: origin }) },
  { name: "a member without the unlock", open: async () => await signedIn("member@demo.example") },
  { name: "another creator", open: async () => await signedIn("creator@demo.example") },
];

/** Asks for both records everywhere; whoever only reads sends nothing but what reads. */
async function askEverywhere(context: APIRequestContext, isReadingOnly: boolean) {
  const seen: { where: string; what: string }[] = [];
  let asked = 0;
  const look = async (path: string, send: Parameters<APIRequestContext["fetch"]>[1] = {}) => {
    const response = await context.fetch(path, { maxRedirects: 0, timeout: 60_000, ...send });
    asked += 1;
    const where = `${send?.method ?? "GET"} ${path}`;
    const text = `${JSON.stringify(response.headers())} ${await response.text()}`;
    for (const field of lockedFields) if (text.includes(canary(field))) seen.push({ where, what: field });
    if (response.status() === 500) seen.push({ where, what: "answered 500" });
  };
  for (const { id, table } of records) {
    const paths = pathsOf(siteMap, id).filter((path) => !path.includes("sign-out"));
    for (const path of new Set(paths)) {
      await look(path);
      await look(`${path === "/" ? "/_root" : path}.data`);
    }
    // The page repeats what was searched for, so the canary is asked for in other letters.
    for (const query of [mark, `Leak test ${mark}`, canary("Full Prompt").replaceAll("-", " ")])
      await look(`/marketplace?q=${encodeURIComponent(query)}`);
    for (const { path, method } of await operations(context, id)) {
      if (method === "GET") {
        await look(`${path}?${new URLSearchParams({ q: mark, id, promptId: id }).toString()}`);
        continue;
      }
      for (const data of isReadingOnly ? [] : bodiesFor(id, table))
        await look(path, { method, data, headers: { origin } });
    }
  }
  return { seen, asked };
}

for (const { name, open } of people) {
  test(`D15 ${name} finds nothing locked in any page, feed, export, operation or error`, async () => {
    test.setTimeout(300_000);
    const context = await open();
    const { seen, asked } = await askEverywhere(context, false);
    expect(seen).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    await context.dispose();
  });
}

test("D15 the same walk finds text, file and address for an admin, who may read them", async () => {
  test.setTimeout(300_000);
  const cookie = process.env.SITE_ADMIN_COOKIE ?? "";
  const context = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin, cookie } });
  const { seen } = await askEverywhere(context, true);
  expect(seen.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["Full Prompt", "PDF URL", "Creator Email"]),
  );
  await context.dispose();
});
