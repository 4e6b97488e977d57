import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { subscriptions } from "#app/core/accounts/tables.server.ts";
import { importRecords } from "#app/core/catalog/import-records.server.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { newRecordId } from "#app/core/catalog/record-id.ts";
import { unlockedPrompts } from "#app/core/catalog/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { unlockPrompt } from "./unlock-prompt.server.ts";

const { db } = await useTestDatabase();
const secret = "the part that is paid for ".repeat(8);

async function createPrompt(price: number, tableName = "Midjourney"): Promise<string> {
  const id = newRecordId();
  const fields = {
    Title: "Mirror Lake",
    "Full Prompt": secret,
    Price: price,
    Pack: "Premium",
    Status: "Live",
  };
  await importRecords(db, [
    { id, tableName, createdAt: new Date(), ownerId: null, fields, views: 0, likes: 0 },
  ]);
  return id;
}

async function createBuyer(credits: number) {
  const user = await createUser(db, { credits });
  return { user, ctx: testCtx(db, memberOf(user)) };
}

describe("unlock", () => {
  it("core §4 deducts the price, records the unlock and reveals the full text", async () => {
    const promptId = await createPrompt(8);
    const { user, ctx } = await createBuyer(100);
    expect((await getRecord(ctx, promptId)).fullPrompt).toBeNull();
    expect(await unlockPrompt(ctx, promptId)).toEqual({ paid: "8.00", isNew: true });
    expect(await getBalance(db, user.id)).toBe("92.00");
    expect((await getRecord(ctx, promptId)).fullPrompt).toBe(secret.trim());
  });

  it("core §8 unlock with too few credits says so and changes nothing", async () => {
    const promptId = await createPrompt(8);
    const { user, ctx } = await createBuyer(7.99);
    await expect(unlockPrompt(ctx, promptId)).rejects.toThrow("Insufficient credits to unlock this prompt.");
    expect(await getBalance(db, user.id)).toBe("7.99");
    expect((await getRecord(ctx, promptId)).fullPrompt).toBeNull();
  });

  it("D12 pressing twice, from many tabs at once, charges once", async () => {
    const promptId = await createPrompt(8);
    const { user, ctx } = await createBuyer(100);
    const results = await Promise.all(Array.from({ length: 12 }, () => unlockPrompt(ctx, promptId)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await getBalance(db, user.id)).toBe("92.00");
  });

  it("D12 fifty parallel unlocks with money for one sell exactly one", async () => {
    const { user, ctx } = await createBuyer(8);
    const prompts = await Promise.all(Array.from({ length: 50 }, () => createPrompt(8)));
    const results = await Promise.allSettled(prompts.map((id) => unlockPrompt(ctx, id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getBalance(db, user.id)).toBe("0.00");
    const owned = await db
      .select()
      .from(unlockedPrompts)
      .where(sql`user_id = ${user.id}`);
    expect(owned).toHaveLength(1);
  });

  it("core §8 a failing insert refunds: the balance is as before and the message says so", async () => {
    const promptId = await createPrompt(8);
    const { user, ctx } = await createBuyer(100);
    await db.execute(
      sql.raw(`create function refuse_unlock() returns trigger language plpgsql as $$
      begin if new.prompt_id = '${promptId}' then raise exception 'disk full'; end if; return new; end $$`),
    );
    await db.execute(sql`create trigger refuse_unlock before insert on unlocked_prompts
      for each row execute function refuse_unlock()`);
    await expect(unlockPrompt(ctx, promptId)).rejects.toThrow("Failed to record unlock. Refunding credits.");
    expect(await getBalance(db, user.id)).toBe("100.00");
  });

  it("core §8 any other failure says so, and the balance is as before", async () => {
    const promptId = await createPrompt(8);
    const { user, ctx } = await createBuyer(100);
    await db.execute(
      sql.raw(`create function refuse_entry() returns trigger language plpgsql as $$
      begin if new.user_id = '${user.id}' then raise exception 'disk full'; end if; return new; end $$`),
    );
    await db.execute(sql`create trigger refuse_entry before insert on credit_entries
      for each row execute function refuse_entry()`);
    await expect(unlockPrompt(ctx, promptId)).rejects.toThrow(
      "An error occurred during unlock. Please try again.",
    );
    expect(await getBalance(db, user.id)).toBe("100.00");
    expect(
      await db
        .select()
        .from(unlockedPrompts)
        .where(sql`user_id = ${user.id}`),
    ).toEqual([]);
  });

  it("nobody pays more than the price they saw when they pressed", async () => {
    const promptId = await createPrompt(8);
    const { user, ctx } = await createBuyer(100);
    await expect(unlockPrompt(ctx, promptId, "5.00")).rejects.toThrow("now 8 credits");
    expect(await getBalance(db, user.id)).toBe("100.00");
    expect(await unlockPrompt(ctx, promptId, "9.00")).toMatchObject({ paid: "8.00" });
  });

  it("core §6 signed-out visitors may not unlock", async () => {
    const promptId = await createPrompt(0);
    await expect(unlockPrompt(testCtx(db), promptId)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("D4 members unlock the curated library for 0 credits, and a creator's own prompt for its price", async () => {
    const { user, ctx } = await createBuyer(100);
    await db.insert(subscriptions).values({
      userId: user.id,
      tier: "starter",
      status: "active",
      provider: "test",
      customerId: `cus_${user.id}`,
      subscriptionId: `sub_${user.id}`,
      currentPeriodStart: new Date(),
      currentPeriodEnd: new Date(Date.now() + 86_400_000),
    });
    expect(await unlockPrompt(ctx, await createPrompt(8))).toEqual({ paid: "0.00", isNew: true });
    expect(await unlockPrompt(ctx, await createPrompt(8, "User Submission"))).toMatchObject({ paid: "8.00" });
    expect(await getBalance(db, user.id)).toBe("92.00");
  });
});
