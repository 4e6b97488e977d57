import { expect, test } from "vitest";
import { listModels, updateModel } from "#app/core/ai/list-models.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listModelUsage } from "./list-model-usage.server.ts";
import { modelChangeInput } from "./schema.ts";

const { db } = await useTestDatabase();
await fillModels(db);
const admin = await createUser(db, { role: "admin" });
const ctx = testCtx(db, memberOf(admin, "admin"));
const models = await listModels(ctx);
const model = models[0]!;

test("toolkit §5 a credits cost that is no number counts as 0", () => {
  const read = (creditsCost: string) => parseInput(modelChangeInput, { id: model.id, creditsCost });
  expect(read("12").creditsCost).toBe(12);
  expect(read("").creditsCost).toBe(0);
  expect(read("many").creditsCost).toBe(0);
  expect(parseInput(modelChangeInput, { id: model.id, isActive: "false" })).toEqual({
    id: model.id,
    isActive: false,
  });
});

test("D31 a changed price and a switched model stand in the audit log with what held before", async () => {
  await updateModel(ctx, { id: model.id, creditsCost: model.creditsCost + 3 });
  await updateModel(ctx, { id: model.id, isActive: false });
  const { entries } = await listActions(ctx, { action: "model.update" });
  expect(entries.map(({ details }) => details)).toEqual([
    { isActive: false },
    { creditsCost: model.creditsCost + 3, before: model.creditsCost },
  ]);
});

test("toolkit §7 usage counts each model by day over 30 days and sums up the rest", async () => {
  const generation = (modelId: string, daysAgo: number, key: string) => ({
    userId: admin.id,
    function: "generate-image" as const,
    input: {},
    status: "done" as const,
    madeBy: "gone model",
    modelId,
    idempotencyKey: key,
    createdAt: new Date(Date.now() - daysAgo * 86_400_000),
  });
  const used = models.slice(0, 7);
  await db
    .insert(generations)
    .values([
      ...used.map(({ id }, index) => generation(id, 2, `two-${index}`)),
      generation(model.id, 0, "today"),
      generation(model.id, 40, "long ago"),
    ]);
  const { series, points, total } = await listModelUsage(ctx);
  expect(total).toBe(8);
  expect(points).toHaveLength(30);
  expect(series).toHaveLength(6);
  expect(series[0]).toBe(model.displayName);
  expect(series.at(-1)).toBe("Others");
  expect(points.at(-1)?.values).toEqual([1, 0, 0, 0, 0, 0]);
  expect(points.at(-3)?.values).toEqual([1, 1, 1, 1, 1, 2]);
});

test("toolkit §6 nobody but an admin sees or changes models", async () => {
  const member = testCtx(db, memberOf(await createUser(db)));
  for (const refused of [testCtx(db), member]) {
    await expect(listModels(refused)).rejects.toThrow();
    await expect(listModelUsage(refused)).rejects.toThrow();
    await expect(updateModel(refused, { id: model.id, creditsCost: 0 })).rejects.toThrow();
  }
});
