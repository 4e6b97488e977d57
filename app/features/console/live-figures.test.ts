import { describe, expect, it } from "vitest";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { startBatch } from "#app/core/ai/generations/start-batch.server.ts";
import { unlockPrompt } from "#app/features/prompts/unlock-prompt.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { listLiveActivity } from "./live-activity.server.ts";
import { readLiveFigures } from "./live-figures.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
await fillModels(db);

async function member(role?: "admin") {
  const user = await createUser(db, { credits: 100, ...(role ? { role } : {}) });
  return { ctx: testCtx(db, memberOf(user, role)), user };
}

describe("live figures", () => {
  it("D25 show a member what they really made, what others paid, and nothing of anybody else", async () => {
    const creator = await member();
    const buyer = await member();
    await startBatch(creator.ctx, { prompts: ["a fox"], count: 2, style: "logo", size: "square" });
    await drainJobs(runGeneration);
    const { id: promptId } = await createTestRecord(db, {
      ownerId: creator.user.id,
      fields: { Title: "Fox logo", "Full Prompt": "a fox", Price: 7, Status: "Live" },
    });
    await unlockPrompt(buyer.ctx, promptId);

    const mine = await readLiveFigures(creator.ctx, { scope: "mine", days: 7 });
    expect(mine.days).toHaveLength(7);
    expect(mine.days.at(-1)).toMatchObject({ generated: 2, failed: 0, spent: 4, unlocks: 1, revenue: 7 });
    expect(mine).toMatchObject({ inGallery: 2, accepted: 1, decided: 1, revenueUnit: "credits" });
    expect((await listLiveActivity(creator.ctx, "mine")).map(({ action }) => action)).toEqual([
      "“Fox logo” was unlocked",
      "Generated batch of 2",
    ]);

    const theirs = await readLiveFigures(buyer.ctx, { scope: "mine", days: 7 });
    expect(theirs.days.at(-1)).toMatchObject({ generated: 0, unlocks: 0, revenue: 0 });
    expect(theirs).toMatchObject({ inGallery: 0, accepted: 0, decided: 0 });
    await expect(readLiveFigures(testCtx(db), { scope: "mine", days: 7 })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("D25 show the site's counts to everybody, its income only to admins, and no names", async () => {
    const visitor = testCtx(db);
    const site = await readLiveFigures(visitor, { scope: "site", days: 30 });
    expect(site.days).toHaveLength(30);
    expect(site.days.at(-1)?.generated).toBe(2);
    expect(site.revenueUnit).toBeNull();
    expect(site.days.every(({ revenue }) => revenue === 0)).toBe(true);
    expect(JSON.stringify(await listLiveActivity(visitor, "site"))).not.toContain("Fox");
    const admin = await member("admin");
    expect(await readLiveFigures(admin.ctx, { scope: "site", days: 30 })).toMatchObject({
      revenueUnit: "dollars",
    });
  });
});
