import { describe, expect, it } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getRecord } from "./get-record.server.ts";
import { listFavourites, listMarks } from "./list-marks.server.ts";
import { markPrompt, mergeMarks } from "./mark-prompt.server.ts";

const { db } = await useTestDatabase();
const member = async () => testCtx(db, memberOf(await createUser(db)));

describe("favourites and likes", () => {
  it("D18 a favourite is stored once per member and can be taken back", async () => {
    const ctx = await member();
    const { id } = await createTestRecord(db);
    await markPrompt(ctx, { promptId: id, kind: "favourite", isOn: true });
    await markPrompt(ctx, { promptId: id, kind: "favourite", isOn: true });
    expect(await listMarks(ctx)).toEqual({ favourite: [id], like: [] });
    await markPrompt(ctx, { promptId: id, kind: "favourite", isOn: false });
    expect((await listFavourites(ctx)).cards).toEqual([]);
  });

  it("D17 likes are real counts: one per member, down again when taken back", async () => {
    const [first, second] = [await member(), await member()];
    const { id } = await createTestRecord(db);
    await Promise.all(
      [first, first, first, second].map((ctx) => markPrompt(ctx, { promptId: id, kind: "like", isOn: true })),
    );
    expect((await getRecord(first, id)).likes).toBe(2);
    await markPrompt(first, { promptId: id, kind: "like", isOn: false });
    await markPrompt(first, { promptId: id, kind: "like", isOn: false });
    expect((await getRecord(first, id)).likes).toBe(1);
  });

  it("D18 what a visitor marked is merged at sign-in, without what does not exist or is not on show", async () => {
    const ctx = await member();
    const [kept, added] = [await createTestRecord(db), await createTestRecord(db)];
    const draft = await createTestRecord(db, { tableName: "User Submission", fields: { Status: "Draft" } });
    await markPrompt(ctx, { promptId: kept.id, kind: "favourite", isOn: true });
    await mergeMarks(ctx, { favourite: [added.id, kept.id, draft.id, "recNothing"], like: [added.id] });
    const marks = await listMarks(ctx);
    expect(new Set(marks.favourite)).toEqual(new Set([kept.id, added.id]));
    expect(marks.like).toEqual([added.id]);
  });

  it("D18 favourites are paged by key, newest mark first", async () => {
    const ctx = await member();
    const made = await Promise.all(Array.from({ length: 5 }, () => createTestRecord(db)));
    for (const { id } of made) await markPrompt(ctx, { promptId: id, kind: "favourite", isOn: true });
    const first = await listFavourites(ctx, { limit: 3 });
    const second = await listFavourites(ctx, { cursor: first.nextCursor ?? "", limit: 3 });
    const ids = [...first.cards, ...second.cards].map((card) => card.id);
    expect(new Set(ids)).toEqual(new Set(made.map(({ id }) => id)));
    expect(first.total).toBe(5);
    expect(second.nextCursor).toBeNull();
  });

  it("visitors and unknown prompts are refused", async () => {
    const { id } = await createTestRecord(db);
    const change = { promptId: id, kind: "like", isOn: true } as const;
    await expect(markPrompt(testCtx(db), change)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(markPrompt(await member(), { ...change, promptId: "recMissing" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
