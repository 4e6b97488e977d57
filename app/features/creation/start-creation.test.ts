import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { generations } from "#app/core/ai/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { startCreation } from "./start-creation.server.ts";

const { db } = await useTestDatabase();
await fillModels(db);

describe("starting a batch", () => {
  it("D23 holds 2 credits an image and uses the prompts in turn", async () => {
    const user = await createUser(db, { credits: 100 });
    const ctx = testCtx(db, memberOf(user));
    const batch = await startCreation(ctx, { mode: "list", text: "A fox\nAn owl", count: "3" });
    expect(batch).toMatchObject({ total: 3, creditsPerImage: 2, creditsHeld: 6 });
    expect(await getBalance(db, user.id)).toBe("94.00");
    const made = await db.select().from(generations).where(eq(generations.batchId, batch.id));
    const subjects = made.map(({ input }) => /^An? \w+/.exec(JSON.stringify(input.prompt).slice(1))?.[0]);
    expect(subjects.filter((subject) => subject === "A fox")).toHaveLength(2);
    expect(subjects.filter((subject) => subject === "An owl")).toHaveLength(1);
  });

  it("D23 refuses an empty prompt, a size outside 1 to 100 and a batch beyond the balance", async () => {
    const user = await createUser(db, { credits: 10 });
    const ctx = testCtx(db, memberOf(user));
    await expect(startCreation(ctx, { text: " ", count: "5" })).rejects.toThrow("Please enter a prompt.");
    await expect(startCreation(ctx, { text: "A fox", count: "101" })).rejects.toThrow("from 1 to 100");
    await expect(startCreation(ctx, { text: "A fox", count: "6" })).rejects.toThrow("You need 12 credits");
    expect(await getBalance(db, user.id)).toBe("10.00");
  });

  it("toolkit §6 asks a visitor to sign in", async () => {
    await expect(startCreation(testCtx(db), { text: "A fox", count: "1" })).rejects.toThrow(
      "Please sign in to start a batch.",
    );
  });
});
