import { describe, expect, test } from "vitest";
import { settings } from "#app/platform/settings/tables.server.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { embedSetting, getEmbedAddress } from "./get-embed-address.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

describe("D16 the embed address of a library page", () => {
  test("is absent until the owner configures one", async () => {
    expect(await getEmbedAddress(ctx, "midjourney")).toBeNull();
  });

  test("is used for its page alone, and only where our pages may frame it", async () => {
    const embed = "https://airtable.com/embed/app1/shr2";
    await db.insert(settings).values({
      name: embedSetting,
      value: {
        midjourney: embed,
        kittl: "https://airtable.com.example/embed",
        dalle: "javascript:alert(1)",
        canva: 7,
      },
    });
    expect(await getEmbedAddress(ctx, "midjourney")).toBe(embed);
    for (const slug of ["kittl", "dalle", "canva", "leonardo", "constructor"])
      expect(await getEmbedAddress(ctx, slug)).toBeNull();
  });
});
