import { describe, expect, it } from "vitest";
import { getPaymentOptions } from "#app/core/catalog/get-payment-options.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { loadRecord } from "#app/core/catalog/stored-record.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { saveUserImage } from "#app/core/files/save-user-image.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { writePdf } from "#db/seed/write-pdf.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { ownItem } from "./own-item.server.ts";
import { emptyStoreDraft, type StoreDraft } from "./schema.ts";
import { resubmitItem, submitItem } from "./submit-item.server.ts";

useTestFiles();
const { db } = await useTestDatabase();

const draft: StoreDraft = {
  ...emptyStoreDraft,
  title: "Candle Scene Trio",
  category: "Product Photography",
  description: "One candle in three rooms.",
  fullPrompt: "Photograph a candle in {vessel colour}",
  price: "4.50",
  paypalLink: "paypal.example/me",
  tags: "candle, mockup , ,candle",
  instagram: "social.example/shelf",
  creatorName: "Shelf Light",
};
const pdf = { name: "Guide ü.final.pdf", bytes: writePdf("Guide", [{ heading: "One", text: "Text" }]) };

const picture = drawTestPicture(640, 480, (context) => fill(context, "#446688"));

async function seller(role: "user" | "admin" = "user") {
  const user = await createUser(db, { role });
  return { user, ctx: testCtx(db, memberOf(user, role)) };
}

async function refusal(changes: Partial<StoreDraft>, given: Parameters<typeof submitItem>[1]["files"] = {}) {
  const { ctx } = await seller();
  const error: unknown = await submitItem(ctx, { draft: { ...draft, ...changes }, files: given }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return (error as { fields?: Record<string, string> } | undefined)?.fields;
}

describe("submitting to the store", () => {
  it("toolkit §3 an item is a Draft of User Submission with the fields of a store submission", async () => {
    const { user, ctx } = await seller();
    const { id } = await submitItem(ctx, { draft, files: {} });
    const stored = await loadRecord(ctx, id);
    expect(stored).toMatchObject({
      tableName: "User Submission",
      status: "Draft",
      ownerId: user.id,
      shelf: null,
      productType: "prompt",
    });
    expect(stored?.fields).toMatchObject({
      Title: "Candle Scene Trio",
      Category: "Product Photography",
      Price: 4.5,
      Tags: ["candle", "mockup"],
      Creator: "Shelf Light",
      "Creator Email": user.email,
      "Social Links": JSON.stringify({ instagram: "https://social.example/shelf" }),
      "Payment Options": JSON.stringify({ paypalLink: "https://paypal.example/me" }),
    });
    expect((await listRecords(testCtx(db), { scope: "store" })).cards).toEqual([]);
  });

  it("toolkit §5 a visitor must log in", async () => {
    await expect(submitItem(testCtx(db), { draft, files: {} })).rejects.toMatchObject({
      code: "unauthenticated",
      message: "Please log in to submit to the store",
    });
  });

  it("toolkit §5 title, category, description, and text or file are required, each with its own message", async () => {
    expect(await refusal({ title: " ", category: "", description: "", fullPrompt: "\n" })).toEqual({
      title: "Please enter a title.",
      category: "Please choose a category.",
      description: "Please enter a description.",
      fullPrompt: "Please enter the full prompt.",
    });
    expect(await refusal({ productType: "pdf", fullPrompt: "" })).toEqual({
      pdf: "Please add the PDF file.",
    });
    expect(await refusal({ category: "Weapons" })).toEqual({ category: "Please choose a category." });
  });

  it.each([
    ["-1", "Price must be a number of at least 0."],
    ["NaN", "Price must be a number of at least 0."],
    ["Infinity", "Price must be a number of at least 0."],
    ["1e9", "Price must be at most 100,000."],
    ["1 000", "Price must be a number of at least 0."],
    ["0x10", "Price must be a number of at least 0."],
  ])("toolkit §5 a price of %s is refused", async (price, message) => {
    expect(await refusal({ price })).toEqual({ price: message });
  });

  it("toolkit §5 Free makes the price 0 and leaves the payment options out", async () => {
    const { ctx } = await seller();
    // The block is hidden then: what was left in it must not stop anybody.
    const free = { ...draft, isFree: "on", price: "12", paypalLink: "not a link" };
    const { id } = await submitItem(ctx, { draft: free, files: {} });
    const stored = await loadRecord(ctx, id);
    expect(stored?.fields).toMatchObject({ Price: 0 });
    expect(stored?.fields["Payment Options"]).toBeUndefined();
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,<script>1</script>",
    "vbscript:x",
    "ftp://files.example/x",
    "https://",
    "not a link",
    "https://user example.com",
  ])("D27 the link %j is refused beside its field", async (link) => {
    const message = "Please use an address that starts with http:// or https://.";
    expect(await refusal({ paypalLink: link, website: link })).toEqual({
      paypalLink: message,
      website: message,
    });
  });

  it("a description of ten megabytes is refused with its limit", async () => {
    expect(await refusal({ description: "x".repeat(10_000_000) })).toEqual({
      description: "Please use at most 4000 characters.",
    });
  });

  it("toolkit §7 files are checked by their bytes and kept at the specified paths, the PDF privately", async () => {
    const { user, ctx } = await seller();
    const { id } = await submitItem(ctx, {
      draft: { ...draft, productType: "pdf" },
      files: {
        pdf,
        image: { name: "../../evil name.PNG", bytes: picture },
        logo: { name: "", bytes: picture },
      },
    });
    const { fields } = (await loadRecord(ctx, id))!;
    const own = `store/${user.id}`;
    expect(fields["PDF URL"]).toMatch(new RegExp(`^/files/${own}/\\d{13}_pdf_Guide-u-final\\.pdf$`));
    const [image] = fields.Image as { url: string; width: number; variants: { url: string }[] }[];
    expect(image?.url).toMatch(new RegExp(`^/files/public/${own}/\\d{13}_image_evil-name\\.webp$`));
    expect(image?.variants).toHaveLength(2);
    expect(fields["Logo URL"]).toMatch(new RegExp(`^/files/public/${own}/\\d{13}_logo_logo\\.webp$`));
    expect(fields["Full Prompt"]).toBeUndefined();
    for (const url of [fields["PDF URL"], fields["Logo URL"], image?.url])
      expect(await files().stat(String(url).replace("/files/", ""))).toBeDefined();
  });

  it("toolkit §5 what is no PDF or no picture is refused beside its field, and nothing is kept", async () => {
    const page = { name: "book.pdf", bytes: Buffer.from("<html>%PDF-1.7</html>") };
    expect(await refusal({ productType: "pdf" }, { pdf: page })).toEqual({
      pdf: "This file is not a PDF. Please choose a PDF document.",
    });
    const fields = await refusal({ productType: "pdf" }, { pdf, image: { name: "a.png", bytes: pdf.bytes } });
    expect(fields).toEqual({
      image: expect.stringContaining("This is a PDF, not a picture.") as string,
    });
    expect(fields).not.toHaveProperty("pdf");
  });

  it("a picture of one's own gallery becomes the preview; somebody else's does not", async () => {
    const [{ ctx }, other] = [await seller(), await seller()];
    const bytes = picture;
    const mine = await saveUserImage(ctx, { bytes, title: "Mine" });
    const theirs = await saveUserImage(other.ctx, { bytes, title: "Theirs" });
    const { id } = await submitItem(ctx, { draft: { ...draft, galleryImage: mine.id }, files: {} });
    expect((await ownItem(ctx, id)).imageUrl).toContain("_image_Candle-Scene-Trio.webp");
    await expect(
      submitItem(ctx, { draft: { ...draft, galleryImage: theirs.id }, files: {} }),
    ).rejects.toMatchObject({
      fields: { image: expect.stringContaining("no longer in your gallery") as string },
    });
  });

  it("an admin's own item is reviewed like everybody's", async () => {
    const { user, ctx } = await seller("admin");
    const { id } = await submitItem(ctx, { draft, files: {} });
    expect(await loadRecord(ctx, id)).toMatchObject({ status: "Draft", ownerId: user.id });
  });
});

describe("changing one's own item", () => {
  it("the form holds what was sent; files stay unless others are chosen; it waits for review again", async () => {
    const { ctx } = await seller();
    const admin = await seller("admin");
    const { id } = await submitItem(ctx, { draft: { ...draft, productType: "pdf" }, files: { pdf } });
    await updateRecord(admin.ctx, {
      id,
      fields: { Status: "Rejected", "Rejection Reason": "Blurred cover" },
    });
    const own = await ownItem(ctx, id);
    expect(own).toMatchObject({ status: "Rejected", rejectionReason: "Blurred cover", hasPdf: true });
    expect(own.draft).toMatchObject({
      title: draft.title,
      price: "4.5",
      paypalLink: "https://paypal.example/me",
      instagram: "https://social.example/shelf",
      tags: "candle, mockup",
    });
    const before = (await loadRecord(ctx, id))?.fields["PDF URL"];
    await resubmitItem(ctx, id, { draft: { ...own.draft, title: "Candle Scene Quartet" }, files: {} });
    const after = await loadRecord(ctx, id);
    expect(after?.fields).toMatchObject({
      Title: "Candle Scene Quartet",
      "PDF URL": before,
      Status: "Draft",
    });
    expect(after?.fields["Rejection Reason"]).toBeUndefined();
  });

  it("nobody changes or reads somebody else's item through the form", async () => {
    const [{ ctx }, other] = [await seller(), await seller()];
    const { id } = await submitItem(ctx, { draft, files: {} });
    await expect(ownItem(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(resubmitItem(other.ctx, id, { draft, files: {} })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("toolkit §8 payment links are handed out in the order PayPal, Stripe, Gumroad, other", async () => {
    const { ctx } = await seller();
    const given = {
      otherPaymentLink: "pay.example",
      gumroadLink: "gum.example",
      stripeLink: "stripe.example",
    };
    const { id } = await submitItem(ctx, { draft: { ...draft, ...given }, files: {} });
    const { links } = await getPaymentOptions(ctx, id);
    expect(links.map(({ label }) => label)).toEqual(["PayPal", "Stripe", "Gumroad", "Other"]);
  });
});
