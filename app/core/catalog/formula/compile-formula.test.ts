import { fc } from "#tests/support/property.ts";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#app/core/accounts/viewer.ts";
import { listTableRecords } from "#app/core/catalog/list-table-records.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx, visitor } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { compileFormula } from "./compile-formula.server.ts";

const { db } = await useTestDatabase();

beforeAll(async () => {
  const samples = [
    { Title: "Fox", Price: 3, Pack: "Starter", Tags: ["logo", "animal"], Active: true, Rating: 4.5 },
    { Title: "owl  ", Price: 0, Pack: "Elite", Tags: ["animal"], Description: "Night bird" },
    { Title: "Lake", Price: 12.5, Pack: "Premium", Tags: [], Description: "5" },
  ];
  for (const [index, fields] of samples.entries())
    await createTestRecord(db, { fields, createdAt: new Date(Date.UTC(2026, index, 1)) });
});

async function found(formula: string, viewer: Viewer = visitor): Promise<string> {
  const condition = and(eq(records.tableName, "Midjourney"), compileFormula(formula, viewer));
  const rows = await db
    .select({ fields: records.fields })
    .from(records)
    .where(condition)
    .orderBy(records.createdAt);
  return rows.map(({ fields }) => String(fields.Title).trim()).join(" ");
}

describe("core §7 filterFormula speaks Airtable's language", () => {
  test.each([
    ["{Title} = 'Fox'", "Fox"],
    ['"Fox" = Title', "Fox"],
    ["{Title} != 'Fox'", "owl Lake"],
    ["{Price} > 2", "Fox Lake"],
    ["{Price} >= 12.5", "Lake"],
    ["{Price} < 3", "owl"],
    ["{Price} <= 3", "Fox owl"],
    ["{Price} + 1 = 4", "Fox"],
    ["{Price} * 2 - 1 = 5", "Fox"],
    ["{Price} / 2 > 6", "Lake"],
    ["1 / {Price} > 0", "Fox Lake"],
    ["-{Price} = -3", "Fox"],
    ["2 + 3 * 4 = 14", "Fox owl Lake"],
    ["(2 + 3) * 4 = 14", ""],
    ["AND({Price} > 0, {Pack} = 'Premium')", "Lake"],
    ["OR({Title} = 'Fox', {Title} = 'Lake')", "Fox Lake"],
    ["NOT({Title} = 'Fox')", "owl Lake"],
    ["IF({Price} = 0, 'free', 'paid') = 'free'", "owl"],
    ["IF({Price} > 5, {Price}, 0) > 10", "Lake"],
    ["FIND('o', {Title})", "Fox owl"],
    ["FIND('O', {Title})", ""],
    ["FIND('o', {Title}, 2) = 2", "Fox"],
    ["SEARCH('FOX', {Title})", "Fox"],
    ["LOWER({Title}) = 'fox'", "Fox"],
    ["UPPER({Title}) = 'FOX'", "Fox"],
    ["TRIM({Title}) = 'owl'", "owl"],
    ["LEN(TRIM({Title})) = 4", "Lake"],
    ["CONCATENATE({Title}, '-', {Pack}) = 'Fox-Starter'", "Fox"],
    ["{Title} & {Price} = 'Fox3'", "Fox"],
    ["{Tags} = BLANK()", "Lake"],
    ["{Tags} != BLANK()", "Fox owl"],
    ["FIND('animal', {Tags})", "Fox owl"],
    ["{Price} = BLANK()", "owl"],
    ["{Active}", "Fox"],
    ["{Active} = TRUE()", "Fox"],
    ["{Active} = FALSE", "owl Lake"],
    ["{Description} + 1 = 6", "Lake"],
    ["IS_AFTER(CREATED_TIME(), DATETIME_PARSE('2026-01-15'))", "owl Lake"],
    ["IS_BEFORE(CREATED_TIME(), '2026-01-15')", "Fox"],
    ["IS_BEFORE(CREATED_TIME(), 'no date')", ""],
    ["CREATED_TIME() < '2026-02-15'", "Fox owl"],
    ["IS_BEFORE(TODAY(), NOW())", "Fox owl Lake"],
    ["{Title} = 'it\\'s'", ""],
    ["TRUE()", "Fox owl Lake"],
    ["''", ""],
  ])("%s", async (formula, expected) => {
    expect(await found(formula)).toBe(expected);
  });

  test.each([
    ["", "it ends too early"],
    ["{Title", "a field name is not closed"],
    ["'open", "a text is not closed"],
    ["(1", "a bracket is not closed"],
    ["1 2", "“2” was not expected"],
    ["{Nonsense} = 1", "there is no field {Nonsense}"],
    ["REGEX_MATCH({Title}, 'x')", "there is no function REGEX_MATCH"],
    ["NOT()", "NOT takes 1 values, not 0"],
    ["1 # 2", "“#” has no meaning here"],
    ["1".repeat(5000), "it is longer than 4000 characters"],
    ["(".repeat(900) + "1", "it is nested deeper than 40 levels"],
    ["1+".repeat(400) + "1", "it has more than 300 parts"],
    ["'\0'", "it contains an unreadable character"],
  ])("refuses %j and says why", async (formula, reason) => {
    expect(() => compileFormula(formula, visitor)).toThrow(reason);
  });
});

describe("D15 a formula cannot probe hidden fields", () => {
  const hidden = [
    "Full Prompt",
    "Prompt",
    "Template Prompt",
    "PDF URL",
    "Creator Email",
    "Payment Options",
    "Record Data",
  ];
  const shapes = [
    (field: string) => `{${field}} = 'x'`,
    (field: string) => `FIND('a', {${field}}) = 1`,
    (field: string) => `NOT({${field}})`,
    (field: string) => `OR(TRUE(), LEN({${field}} & ''))`,
  ];
  const member = memberOf({ id: "m", email: "me@example.com", name: "Me" });

  test.each(hidden.flatMap((field) => shapes.map((shape) => shape(field))))("%s is refused", (formula) => {
    expect(() => compileFormula(formula, visitor)).toThrow("cannot be used in a formula");
    expect(() => compileFormula(formula, member)).toThrow("cannot be used in a formula");
  });

  test("core §7 members may ask for records of their own address, and of no other", async () => {
    const user = await createUser(db, { email: "Me.Too@example.com" });
    await createTestRecord(db, { fields: { Title: "Mine", "Creator Email": "me.too@EXAMPLE.com" } });
    const me = memberOf(user);
    expect(await found("{Creator Email} = 'me.too@example.com'", me)).toBe("Mine");
    expect(await found("LOWER({Creator Email}) = LOWER('ME.TOO@example.com')", me)).toBe("Mine");
    expect(await found("AND('Me.Too@example.com' = {Creator Email}, {Price} = 5)", me)).toBe("Mine");
    for (const formula of [
      "{Creator Email} = 'nora@example.com'",
      "{Creator Email} = {Title}",
      "{Creator Email} != 'me.too@example.com'",
      "{Creator Email} = ''",
      "{Creator Email} > 'me.too@example.com'",
    ])
      expect(() => compileFormula(formula, me)).toThrow("cannot be used in a formula");
    expect(() => compileFormula("{Creator Email} = 'me.too@example.com'", visitor)).toThrow(AppError);
  });

  test("admins may use every field", async () => {
    const admin = memberOf({ id: "a", email: "a@example.com", name: "A" }, "admin");
    expect(await found("{Creator Email} = 'nora@example.com'", admin)).toBe("Fox owl Lake");
  });
});

describe("any text is answered or refused, never an error", () => {
  const words = [
    "{Title}",
    "{Price}",
    "{Tags}",
    "{Image}",
    "'a'",
    "''",
    "'2026-02-30'",
    "0",
    "1",
    "99999999999999",
    ".5",
    "TRUE()",
    "BLANK()",
    "NOW()",
    "TODAY()",
    "CREATED_TIME()",
    "{Active}",
  ];
  const calls = [
    "AND",
    "OR",
    "NOT",
    "IF",
    "FIND",
    "SEARCH",
    "LOWER",
    "UPPER",
    "TRIM",
    "LEN",
    "CONCATENATE",
    "ISBLANK",
    "DATETIME_PARSE",
    "IS_BEFORE",
    "IS_AFTER",
  ];
  const { formula } = fc.letrec<{ formula: string; word: string; call: string; sum: string }>((tie) => ({
    word: fc.constantFrom(...words),
    call: fc
      .tuple(fc.constantFrom(...calls), fc.array(tie("formula"), { minLength: 1, maxLength: 3 }))
      .map(([name, args]) => `${name}(${args.join(", ")})`),
    sum: fc
      .tuple(
        tie("formula"),
        fc.constantFrom("=", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "&"),
        tie("formula"),
      )
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    formula: fc.oneof({ maxDepth: 5 }, tie("word"), tie("call"), tie("sum")),
  }));

  async function outcome(filterFormula: string): Promise<string> {
    return await listTableRecords(testCtx(db), { tableName: "Midjourney", filterFormula }).then(
      () => "answered",
      (error: unknown) => (error instanceof AppError ? "refused" : String(error)),
    );
  }

  async function isBorne(filterFormula: string): Promise<void> {
    expect(["answered", "refused"]).toContain(await outcome(filterFormula));
  }

  test("well-formed formulas", async () => {
    expect(await outcome("TRUE()")).toBe("answered");
    await fc.assert(fc.asyncProperty(formula, isBorne), { numRuns: 300 });
  });

  test("arbitrary text", async () => {
    expect(await outcome("(")).toBe("refused");
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.stringMatching(/^[{}()'"=<>+\-*/&,A-Z0-9. \\]{0,60}$/),
    );
    await fc.assert(fc.asyncProperty(text, isBorne), { numRuns: 500 });
  });
});
