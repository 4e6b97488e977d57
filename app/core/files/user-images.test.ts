import { describe, expect, it } from "vitest";
import { files } from "#app/platform/storage/files.server.ts";
import { serveFile } from "#app/platform/storage/serve-file.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { deleteUserImage } from "./delete-user-image.server.ts";
import { listUserImages } from "./list-user-images.server.ts";
import { saveUserImage } from "./save-user-image.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
const bytes = drawTestPicture(20, 20, (context) => fill(context, "#336699"));
const get = async (address: string) => serveFile(new Request(`http://site.test${address}`));

async function newMember() {
  const user = await createUser(db);
  return { ctx: testCtx(db, memberOf(user)), user };
}

describe("pictures of a user", () => {
  it("toolkit §7 a saved image lies at {user_id}/{timestamp}.png, private, and downloads as title.png", async () => {
    const { ctx, user } = await newMember();
    const image = await saveUserImage(ctx, {
      bytes,
      title: "Fox: at dawn",
      prompt: "a fox",
      platform: "dalle",
      artStyle: "photo",
    });
    expect(image.storagePath).toMatch(new RegExp(`^${user.id}/\\d{13}\\.png$`));
    expect((await get(image.imageUrl)).status).toBe(200);
    expect((await get(`/files/${image.storagePath}`)).status).toBe(404);
    expect((await get(image.smallUrl)).headers.get("content-type")).toBe("image/webp");
    expect((await get(image.smallUrl.split("?")[0] ?? "")).status).toBe(404);
    expect((await get(image.downloadUrl)).headers.get("content-disposition")).toBe(
      'attachment; filename="Fox at dawn.png"',
    );
  });

  it("toolkit §7 saves at the same moment never share a file", async () => {
    const { ctx } = await newMember();
    const saved = await Promise.all(
      Array.from({ length: 10 }, () => saveUserImage(ctx, { bytes, prompt: "x" })),
    );
    expect(new Set(saved.map(({ storagePath }) => storagePath)).size).toBe(10);
  });

  it("toolkit §6 one sees and deletes one's own; an admin everyone's", async () => {
    const owner = await newMember();
    const stranger = await newMember();
    const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
    const image = await saveUserImage(owner.ctx, { bytes, title: "Mine", prompt: "x" });
    expect((await listUserImages(stranger.ctx)).items).toEqual([]);
    await expect(deleteUserImage(stranger.ctx, { id: image.id })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await deleteUserImage(admin, { id: image.id })).toEqual({ title: "Mine" });
    expect(await files().list(owner.user.id)).toEqual([]);
  });

  it("toolkit §8 without a session every action says 'User not authenticated'", async () => {
    const ctx = testCtx(db);
    for (const attempt of [
      () => saveUserImage(ctx, { bytes }),
      () => listUserImages(ctx),
      () => deleteUserImage(ctx, { id: "x" }),
    ])
      await expect(attempt()).rejects.toMatchObject({
        code: "unauthenticated",
        message: "User not authenticated",
      });
  });

  it("issue 4 §5 search looks into title, prompt, platform and style, and reads signs as signs", async () => {
    const { ctx } = await newMember();
    await saveUserImage(ctx, {
      bytes,
      title: "Owl",
      prompt: "an owl at 100% moon",
      platform: "leonardo",
      artStyle: "cartoon",
    });
    await saveUserImage(ctx, { bytes, title: "Fox", prompt: "a fox", platform: "dalle", artStyle: "photo" });
    for (const search of ["owl", "MOON", "leonardo", "cartoon", "100%"])
      expect((await listUserImages(ctx, { search })).items.map(({ title }) => title)).toEqual(["Owl"]);
    expect((await listUserImages(ctx, { search: "%" })).total).toBe(1);
    expect((await listUserImages(ctx, { search: "_" })).total).toBe(0);
  });

  it.each(["newest", "oldest", "title"] as const)(
    "issue 4 §5 sorted by %s, the pages have neither gap nor double",
    async (sort) => {
      const { ctx } = await newMember();
      for (const title of ["b", "A", "c", "a", "B"]) await saveUserImage(ctx, { bytes, title });
      const titles: string[] = [];
      for (let after: string | undefined, isMore = true; isMore;) {
        const page = await listUserImages(ctx, { sort, limit: 2, ...(after ? { after } : {}) });
        expect(page.total).toBe(5);
        titles.push(...page.items.map(({ title }) => title));
        after = page.next ?? undefined;
        isMore = page.next !== null;
      }
      const folded = titles.map((title) => title.toLowerCase());
      expect(sort === "title" ? folded : titles).toEqual(
        {
          newest: ["B", "a", "c", "A", "b"],
          oldest: ["b", "A", "c", "a", "B"],
          title: ["a", "a", "b", "b", "c"],
        }[sort],
      );
    },
  );
});
