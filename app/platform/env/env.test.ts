import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { envExample } from "./env-example.server.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { parseEnv } from "./env.server.ts";

const enough = { DATABASE_URL: "postgres://localhost/app", APP_SECRET: "s".repeat(32) };

const folder = testFolder();

describe("settings", () => {
  test("what is unset takes the documented default", () => {
    const env = parseEnv(enough);
    expect(env).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: "./data", DEMO: true });
    expect(env.APP_ORIGIN).toBe("http://127.0.0.1:3000");
    expect(env.SMTP_URL).toBeUndefined();
    expect(env.MAIL_FROM).toBe('"Smart Prompt Marketplace" <noreply@localhost>');
  });

  test("D1 mail comes from the brand's own name", () => {
    expect(parseEnv({ ...enough, BRAND_NAME: 'Print, "Shelf"' }).MAIL_FROM).toBe(
      '"Print, Shelf" <noreply@localhost>',
    );
  });

  test("an empty value counts as unset", () => {
    expect(parseEnv({ ...enough, SMTP_URL: "", PORT: " " })).toMatchObject({ PORT: 3000 });
  });

  test("DEMO=0 leaves demo data out", () => {
    expect(parseEnv({ ...enough, DEMO: "0" }).DEMO).toBe(false);
  });

  test("a missing setting is named in one sentence", () => {
    expect(() => parseEnv({ APP_SECRET: enough.APP_SECRET })).toThrow(
      "The setting DATABASE_URL is not set: use npm start, or give the address of a PostgreSQL database.",
    );
  });

  test.each([
    [{ PORT: "http" }, "The setting PORT must be a port number."],
    [{ PORT: "70000" }, "The setting PORT must be a port number."],
    [{ DEMO: "perhaps" }, "The setting DEMO must be 1 or 0."],
    [{ APP_ORIGIN: "ftp://x" }, "The setting APP_ORIGIN must be an http or https address."],
    [{ APP_SECRET: "short" }, "The setting APP_SECRET must have at least 32 characters."],
    [{ S3_BUCKET: "files" }, "The setting S3_ACCESS_KEY_ID is needed beside S3_BUCKET."],
    [{ STRIPE_SECRET_KEY: "sk" }, "The setting STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY."],
  ])("a malformed setting %j is named in one sentence", (wrong, sentence) => {
    expect(() => parseEnv({ ...enough, ...wrong })).toThrow(sentence);
  });

  test("the secret is made once, kept in the data folder and readable by its owner only", () => {
    const DATA_DIR = join(folder, "data");
    const first = parseEnv({ DATABASE_URL: enough.DATABASE_URL, DATA_DIR }).APP_SECRET;
    const second = parseEnv({ DATABASE_URL: enough.DATABASE_URL, DATA_DIR }).APP_SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(second).toBe(first);
    expect(statSync(join(DATA_DIR, "app-secret")).mode & 0o777).toBe(0o600);
  });

  test(".env.example is current", () => {
    expect(readFileSync(".env.example", "utf8")).toBe(envExample());
  });
});
