import { describe, expect, it } from "vitest";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { loadRecord } from "#app/core/catalog/stored-record.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { takePhoto } from "#tests/support/photo-like.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { ownDraft } from "./own-draft.server.ts";
import { emptyDraft } from "./schema.ts";
import { resubmitPrompt, submitPrompt } from "./submit-prompt.server.ts";

const { db } = await useTestDatabase();
const draft = {
  ...emptyDraft,
  title: "Fern Ridge Morning",
  fullPrompt: "Fern-covered ridge at [time of day], mist between the firs",
  price: "4.50",
  tags: "fern, ridge , , fern",
  creatorName: "Nora Lindqvist",
  creatorEmail: "nora@example.com",
};

async function member() {
  const user = await createUser(db);
  return { user, ctx: testCtx(db, memberOf(user)) };
}

describe("submitting a prompt", () => {
  it("core §7 a submission is a Draft in User Submission with its tags split and its portal tag set", async () => {
    const { user, ctx } = await member();
    const { id } = await submitPrompt(ctx, { draft });
    const stored = await loadRecord(ctx, id);
    expect(stored).toMatchObject({ tableName: "User Submission", status: "Draft", ownerId: user.id });
    expect(stored?.fields).toMatchObject({
      Title: "Fern Ridge Morning",
      Price: 4.5,
      Pack: "Starter",
      Tags: ["fern", "ridge"],
      "Portal Tag": "site",
    });
  });

  it("D19 works signed out, belongs to nobody, and is limited per client address", async () => {
    const ctx = { ...testCtx(db), ip: "203.0.113.7" };
    const { id } = await submitPrompt(ctx, { draft });
    expect((await loadRecord(ctx, id))?.ownerId).toBeNull();
    const more = Array.from({ length: 12 }, () => submitPrompt(ctx, { draft }));
    const refused = (await Promise.allSettled(more)).filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    await expect(submitPrompt({ ...ctx, ip: "203.0.113.8" }, { draft })).resolves.toMatchObject({});
  });

  it.each([
    ["an empty title", "Title", { title: "  " }],
    ["an empty text", "Full Prompt", { fullPrompt: "" }],
    ["a negative price", "Price", { price: "-1" }],
    ["a price that is no number", "Price", { price: "five" }],
    ["an enormous price", "Price", { price: "1e9" }],
    ["an address that is no web address", "Image", { imageUrl: "javascript:alert(1)" }],
  ])("D19 refuses %s with a message beside %s", async (_what, field, changes) => {
    const { ctx } = await member();
    await expect(submitPrompt(ctx, { draft: { ...draft, ...changes } })).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) as string },
    });
  });

  it("keeps an uploaded picture as WebP in two sizes and refuses what is no picture", async () => {
    const { ctx } = await member();
    const { id } = await submitPrompt(ctx, { draft, picture: await takePhoto("leaves", 120) });
    const [picture] = (await getRecord(ctx, id)).pictures;
    expect(picture?.url).toMatch(/^\/files\/public\/submissions\/.+\/large\.webp$/);
    expect(await files().stat(picture!.url.slice("/files/".length))).toBeDefined();
    await expect(
      submitPrompt(ctx, { draft, picture: Buffer.from("<svg onload=alert(1)>") }),
    ).rejects.toMatchObject({ code: "validation", fields: { Image: expect.any(String) as string } });
  });
});

describe("editing a submission", () => {
  it("D17 an edited prompt waits for review again, without the last rejection", async () => {
    const { ctx } = await member();
    const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
    const { id } = await submitPrompt(ctx, { draft });
    await updateRecord(admin, {
      id,
      fields: { Status: "Rejected", "Rejection Reason": "text in the image" },
    });
    expect(await ownDraft(ctx, id)).toMatchObject({
      status: "Rejected",
      rejectionReason: "text in the image",
    });
    await resubmitPrompt(ctx, id, { draft: { ...draft, title: "Fern Ridge, no text" } });
    expect(await ownDraft(ctx, id)).toMatchObject({
      status: "Draft",
      rejectionReason: null,
      draft: { title: "Fern Ridge, no text", tags: "fern, ridge", price: "4.5" },
    });
  });

  it("D17 and D19 an admin's own prompt belongs to the account and is reviewed like everybody's", async () => {
    const ctx = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
    const { id } = await submitPrompt(ctx, { draft });
    await updateRecord(ctx, { id, fields: { Status: "Live" } });
    expect(await ownDraft(ctx, id)).toMatchObject({ status: "Live" });
    await resubmitPrompt(ctx, id, { draft });
    expect(await ownDraft(ctx, id)).toMatchObject({ status: "Draft" });
  });

  it("nobody else may open or change it", async () => {
    const [owner, other] = [await member(), await member()];
    const { id } = await submitPrompt(owner.ctx, { draft });
    await expect(ownDraft(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(resubmitPrompt(other.ctx, id, { draft })).rejects.toMatchObject({ code: "not_found" });
  });
});
