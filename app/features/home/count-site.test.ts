import { describe, expect, it } from "vitest";
import { recordUnlock } from "#app/core/catalog/record-unlock.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { formatTotal } from "#app/ui/format-number.ts";
import { countSite } from "./count-site.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);
const exactly = (count: number) => ({ count, isExact: true });

describe("live counts of the home page", () => {
  it("core §1 are nought on an empty site", async () => {
    expect(await countSite(ctx)).toEqual({ prompts: 0, creators: exactly(0), unlocks: exactly(0) });
  });

  it("core §1 follow what is on show, who made it and what was unlocked", async () => {
    const { id } = await createTestRecord(db, { fields: { Creator: "Nora Lindqvist" } });
    await createTestRecord(db, { fields: { Creator: "nora lind qvist" } });
    await createTestRecord(db, { fields: { Creator: "Orbit Paper Co" } });
    await createTestRecord(db, {
      tableName: "User Submission",
      fields: { Creator: "Unseen", Status: "Draft" },
    });
    const user = await createUser(db);
    await recordUnlock(ctx, { userId: user.id, promptId: id, paid: "5" });
    expect(await countSite(ctx)).toEqual({ prompts: 3, creators: exactly(2), unlocks: exactly(1) });
  });

  it("D17 say so when they stopped counting", () => {
    expect(formatTotal({ count: 100_000, isExact: false })).toBe("100,000+");
    expect(formatTotal({ count: 1234, isExact: true })).toBe("1,234");
  });
});
