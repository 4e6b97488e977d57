import { describe, expect, it } from "vitest";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { createRecord } from "#app/core/catalog/create-record.server.ts";
import { listUnlockedRecords } from "#app/core/catalog/list-unlocked-records.server.ts";
import { unpublishRecord } from "#app/core/catalog/unpublish-record.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { listOutbox } from "#app/platform/mail/list-outbox.server.ts";
import { serveFile } from "#app/platform/storage/serve-file.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { claimItem, mergeClaims, showClaims } from "./claim-item.server.ts";
import { claimsCookie, readClaims } from "./claims-cookie.server.ts";
import { confirmOrder, declineOrder } from "./decide-order.server.ts";
import { getItemFile } from "./get-item-file.server.ts";
import { findPurchase, listOpenPurchases, listSales } from "./list-orders.server.ts";
import { listOwnItems } from "./list-own-items.server.ts";
import { reportPayment } from "./report-payment.server.ts";

useTestFiles();
const { db } = await useTestDatabase();
const visitor = testCtx(db);
const secret = "The whole text, which only buyers read. ".repeat(5);

async function person(name = "Test Member", role: "user" | "admin" = "user") {
  const user = await createUser(db, { name, role });
  return { user, ctx: testCtx(db, memberOf(user, role)) };
}

async function item(ownerId: string | undefined, fields: Record<string, unknown> = {}) {
  const { id } = await createTestRecord(db, {
    tableName: "User Submission",
    ...(ownerId ? { ownerId } : {}),
    fields: { Title: "Guide", "Product Type": "prompt", "Full Prompt": secret, Price: 6, ...fields },
  });
  return id;
}

async function pdfItem(ownerId: string, price: number) {
  const path = `store/${ownerId}/1700000000000_pdf_guide.pdf`;
  await files().put(path, Buffer.from("%PDF-1.4 the document"));
  return await item(ownerId, { "Product Type": "pdf", "PDF URL": `/files/${path}`, Price: price });
}

async function fetched(address: string) {
  return await serveFile(new Request(new URL(address, "http://site.example")));
}

describe("claiming a free item", () => {
  it("D27 a claimed item stands in the library, once, also after the seller takes it off the shelf", async () => {
    const [owner, member] = [await person(), await person()];
    const id = await item(owner.user.id, { Price: 0 });
    await claimItem(member.ctx, id);
    await claimItem(member.ctx, id);
    await unpublishRecord(owner.ctx, id);
    await expect(getRecord(visitor, id)).rejects.toMatchObject({ code: "not_found" });
    const { unlocked, total } = await listUnlockedRecords(member.ctx, { of: "store" });
    expect(total).toBe(1);
    expect(unlocked[0]?.prompt).toMatchObject({ id, fullPrompt: secret.trim(), status: "Unpublished" });
    expect((await listUnlockedRecords(member.ctx)).total).toBe(0);
    expect((await listOwnItems(owner.ctx)).items[0]).toMatchObject({ taken: 1, status: "Unpublished" });
  });

  it("D15 an item with a price cannot be claimed", async () => {
    const { ctx } = await person();
    const id = await item((await person()).user.id);
    await expect(claimItem(ctx, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await getRecord(ctx, id)).toMatchObject({ isReadable: false, fullPrompt: null });
  });

  it("toolkit §6 a visitor claims without an account and reads it; a priced id in the cookie gives nothing", async () => {
    const free = await item((await person()).user.id, { Price: 0 });
    const priced = await item((await person()).user.id);
    await claimItem(visitor, free);
    const shown = await showClaims(visitor, [priced, free, "recAAAAAAAAAAAAAA"]);
    expect(shown.map(({ id, fullPrompt }) => ({ id, fullPrompt }))).toEqual([
      { id: free, fullPrompt: secret.trim() },
    ]);
  });

  it("D27 claims of the browser join the account at sign-in; what costs money now stays out", async () => {
    const [seller, { ctx }] = [await person(), await person()];
    const [kept, raised] = [
      await item(seller.user.id, { Price: 0 }),
      await item(seller.user.id, { Price: 3 }),
    ];
    const cookie = claimsCookie([kept, raised]).split(";")[0] ?? "";
    const request = new Request("http://site.example", { headers: { cookie: `theme=dark; ${cookie}` } });
    await mergeClaims(ctx, readClaims(request));
    const { unlocked } = await listUnlockedRecords(ctx, { of: "store" });
    expect(unlocked.map(({ prompt }) => prompt.id)).toEqual([kept]);
  });

  it("a cookie with anything else than ids is no claim", () => {
    const request = new Request("http://site.example", {
      headers: { cookie: "claims=%00.x.recAAAAAAAAAAAAAA" },
    });
    expect(readClaims(request)).toEqual(["recAAAAAAAAAAAAAA"]);
  });
});

describe("paying a seller", () => {
  it("D15 the seller's yes releases the item; both are told, live and by mail", async () => {
    const [seller, buyer] = [await person("Nora Lindqvist"), await person("Ivo Santoro")];
    const id = await item(seller.user.id);
    await reportPayment(buyer.ctx, id, "PayPal 4711");
    await reportPayment(buyer.ctx, id, "pressed twice");
    expect(await getRecord(buyer.ctx, id)).toMatchObject({ fullPrompt: null });
    const sales = await listSales(seller.ctx);
    expect(sales).toMatchObject([
      { buyer: "Ivo Santoro", note: "PayPal 4711", price: 6, status: "reported" },
    ]);
    expect(JSON.stringify(sales)).not.toContain(buyer.user.email);
    expect((await listNotifications(seller.ctx)).map(({ title }) => title)).toEqual([
      "Ivo Santoro says they paid for “Guide”",
    ]);
    await confirmOrder(seller.ctx, sales[0]!.id);
    expect(await getRecord(buyer.ctx, id)).toMatchObject({ fullPrompt: secret.trim() });
    expect((await listNotifications(buyer.ctx))[0]).toMatchObject({ title: "“Guide” is in your library" });
    expect((await listUnlockedRecords(buyer.ctx, { of: "store" })).total).toBe(1);
    expect(await listOpenPurchases(buyer.ctx)).toEqual([]);
    const mails = (await listOutbox({ db })).map(({ to, subject }) => ({ to, subject }));
    expect(mails).toContainEqual({
      to: seller.user.email,
      subject: "Ivo Santoro says they paid for “Guide”",
    });
    expect(mails).toContainEqual({ to: buyer.user.email, subject: "“Guide” is in your library" });
    await expect(declineOrder(seller.ctx, sales[0]!.id, "")).rejects.toMatchObject({ code: "conflict" });
  });

  it("a no releases nothing and says why; the buyer may tell again", async () => {
    const [seller, buyer] = [await person(), await person()];
    const id = await item(seller.user.id);
    await reportPayment(buyer.ctx, id);
    await declineOrder(seller.ctx, (await listSales(seller.ctx))[0]!.id, " Nothing arrived ");
    expect(await findPurchase(buyer.ctx, id)).toMatchObject({
      status: "declined",
      reason: "Nothing arrived",
    });
    expect(await getRecord(buyer.ctx, id)).toMatchObject({ isReadable: false });
    await reportPayment(buyer.ctx, id, "Now with the number");
    expect(await findPurchase(buyer.ctx, id)).toMatchObject({ status: "reported", reason: "" });
  });

  it("only the seller decides, and only members who do not have it yet may report", async () => {
    const [seller, buyer, other] = [await person(), await person(), await person()];
    const id = await item(seller.user.id);
    await reportPayment(buyer.ctx, id);
    const order = (await listSales(seller.ctx))[0]!.id;
    for (const { ctx } of [buyer, other])
      await expect(confirmOrder(ctx, order)).rejects.toMatchObject({ code: "not_found" });
    await expect(confirmOrder(seller.ctx, "no-id")).rejects.toMatchObject({ code: "not_found" });
    await expect(reportPayment(visitor, id)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(reportPayment(seller.ctx, id)).rejects.toThrow("This is your own item.");
    await expect(reportPayment(other.ctx, id, "x".repeat(501))).rejects.toMatchObject({ code: "validation" });
    await expect(reportPayment(other.ctx, await item(undefined))).rejects.toThrow("no account here");
    await expect(reportPayment(other.ctx, await item(seller.user.id, { Price: 0 }))).rejects.toThrow(
      "is free",
    );
    expect(await listSales(other.ctx)).toEqual([]);
  });
});

describe("downloading an item's PDF", () => {
  it("D15 the file is for its owner, admins and buyers; the signed address opens it, the plain one does not", async () => {
    const [seller, buyer, admin] = [await person(), await person(), await person("Admin", "admin")];
    const id = await pdfItem(seller.user.id, 9);
    for (const ctx of [visitor, buyer.ctx])
      await expect(getItemFile(ctx, id)).rejects.toMatchObject({ code: "forbidden" });
    await reportPayment(buyer.ctx, id);
    await expect(getItemFile(buyer.ctx, id)).rejects.toMatchObject({ code: "forbidden" });
    await confirmOrder(seller.ctx, (await listSales(seller.ctx))[0]!.id);
    for (const { ctx } of [buyer, seller, admin]) {
      const address = await getItemFile(ctx, id);
      expect((await fetched(address)).headers.get("content-disposition")).toContain('filename="Guide.pdf"');
      expect((await fetched(address.split("?")[0] ?? "")).status).toBe(404);
      expect((await fetched(address.replace("signature=", "signature=x"))).status).toBe(404);
    }
  });

  it("toolkit §6 a free file is for everyone", async () => {
    const id = await pdfItem((await person()).user.id, 0);
    expect((await fetched(await getItemFile(visitor, id))).status).toBe(200);
  });

  it("D15 nobody sells, and so opens, a private file of somebody else", async () => {
    const [victim, thief] = [await person(), await person()];
    const stolen = `/files/store/${victim.user.id}/1700000000000_pdf_guide.pdf`;
    await files().put(stolen.replace("/files/", ""), Buffer.from("%PDF-1.4 private"));
    const fields = { Title: "Mine", "Product Type": "pdf", Price: 0 };
    for (const [ctx, address] of [
      [thief.ctx, stolen],
      [visitor, stolen],
      [thief.ctx, `/files/store/${thief.user.id}/../${victim.user.id}/1700000000000_pdf_guide.pdf`],
      [thief.ctx, `/files/${victim.user.id}/1.png`],
      [thief.ctx, "/account/export"],
    ] as const)
      await expect(
        createRecord(ctx, { tableName: "User Submission", fields: { ...fields, "PDF URL": address } }),
      ).rejects.toMatchObject({ code: "validation" });
    const own = await item(thief.user.id, {
      "Product Type": "pdf",
      "PDF URL": "https://files.example/a.pdf",
    });
    await expect(updateRecord(thief.ctx, { id: own, fields: { "PDF URL": stolen } })).rejects.toMatchObject({
      code: "validation",
    });
    // Even where such a record came in by another way.
    const smuggled = await item(thief.user.id, { "Product Type": "pdf", "PDF URL": stolen });
    await expect(getItemFile(thief.ctx, smuggled)).rejects.toMatchObject({ code: "not_found" });
  });

  it("prompts that cost credits are no store items", async () => {
    const { id } = await createTestRecord(db, {
      fields: { Price: 0, "PDF URL": "https://files.example/a.pdf" },
    });
    await expect(getItemFile(visitor, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(claimItem(visitor, id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("my store items", () => {
  it("show status, reason and sales of one's own only; unpublish is the owner's", async () => {
    const [seller, other] = [await person(), await person()];
    const live = await item(seller.user.id);
    await item(seller.user.id, { Status: "Rejected", "Rejection Reason": "Too short" });
    await item(other.user.id);
    const { items, total } = await listOwnItems(seller.ctx);
    expect(total).toBe(2);
    expect(items.find(({ status }) => status === "Rejected")?.rejectionReason).toBe("Too short");
    await expect(unpublishRecord(other.ctx, live)).rejects.toMatchObject({ code: "forbidden" });
    await unpublishRecord(seller.ctx, live);
    await expect(unpublishRecord(seller.ctx, live)).rejects.toMatchObject({ code: "conflict" });
    await updateRecord(seller.ctx, { id: live, fields: {} });
    expect((await listOwnItems(seller.ctx)).items.find(({ id }) => id === live)?.status).toBe("Draft");
  });
});
