import { expect, test } from "vitest";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { insertUserImage } from "#app/core/files/user-image-file.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { listImages } from "./list-images.server.ts";
import { removeImage } from "./remove-image.server.ts";
import { imageQuery } from "./schema.ts";

const { db } = await useTestDatabase();
useTestFiles();
const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
const owner = await createUser(db);

async function image(title: string, facts: { prompt?: string; platform?: string; artStyle?: string } = {}) {
  const id = crypto.randomUUID();
  const storagePath = `${owner.id}/${id}.png`;
  await files().put(storagePath, Buffer.from("x"));
  await insertUserImage(db, {
    id,
    userId: owner.id,
    title,
    prompt: "",
    platform: "",
    artStyle: "",
    storagePath,
    ...facts,
  });
  return { id, storagePath };
}

const list = async (given: object) => await listImages(admin, imageQuery.parse(given));

test("toolkit §2 the search looks into title, prompt, platform and style of everyone's images", async () => {
  await image("Amber vase", { prompt: "a vase at dusk", platform: "dalle", artStyle: "photo" });
  await image("Blue lake", { prompt: "calm water", platform: "freepik", artStyle: "artistic" });
  const titles = async (q: string) => (await list({ q, sort: "title" })).rows.map(({ title }) => title);
  expect(await titles("vase")).toEqual(["Amber vase"]);
  expect(await titles("calm water")).toEqual(["Blue lake"]);
  expect(await titles("DALLE")).toEqual(["Amber vase"]);
  expect(await titles("artistic")).toEqual(["Blue lake"]);
  expect(await titles("")).toEqual(["Amber vase", "Blue lake"]);
  expect(await titles("_")).toEqual([]);
  const { rows, total } = await list({});
  expect(total).toEqual({ count: 2, isExact: true });
  expect(rows[0]).toMatchObject({ userEmail: owner.email });
  expect(rows[0]).not.toHaveProperty("storagePath");
});

test("toolkit §8 delete removes row and file, says so by title, and is written to the log", async () => {
  const { id, storagePath } = await image("Gone");
  expect(await removeImage(admin, { id })).toEqual({ message: '"Gone" deleted successfully' });
  expect(await files().stat(storagePath)).toBeUndefined();
  await expect(removeImage(admin, { id })).rejects.toThrow("Failed to delete image");
  expect((await listActions(admin, { action: "image.delete" })).entries).toMatchObject([
    { target: `image:${id}`, details: { title: "Gone", owner: owner.id } },
  ]);
});

test("issue 6 members and visitors are refused", async () => {
  const { id } = await image("Safe");
  for (const ctx of [testCtx(db), testCtx(db, memberOf(await createUser(db)))]) {
    await expect(listImages(ctx, imageQuery.parse({}))).rejects.toMatchObject({ name: "AppError" });
    await expect(removeImage(ctx, { id })).rejects.toMatchObject({ name: "AppError" });
  }
});
