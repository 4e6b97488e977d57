import { randomBytes } from "node:crypto";
import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import siteMap from "#app/routes.ts";
import { writePdf } from "#db/seed/write-pdf.ts";
import { drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { askSite } from "#tests/support/site-database.ts";

// D15: one person's paid document, receipt, order and ticket, each marked; other people ask every address
// that takes a parameter for them, and the file storage itself.

const origin = process.env.SITE_ORIGIN ?? "";
const mark = randomBytes(6).toString("hex");
const names = ["document", "fileName", "ticket", "reply", "orderNote", "owner"] as const;
const canaryOf = (name: (typeof names)[number]) => `canary-${name}-${mark}`;

async function person(name: string): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const form = { email: `${name}-${mark}@example.com`, password: "a-good-password" };
  const answer = await context.post("/account/sign-up", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return context;
}

interface PrivateThings {
  itemId: string;
  pdfPath: string;
  attachmentPath: string;
  ids: string[];
}

async function createThings(): Promise<PrivateThings> {
  const [owner, buyer] = [await person(canaryOf("owner")), await person("first-buyer")];
  const pdf = writePdf("Private", [{ heading: "One", text: canaryOf("document") }]);
  const sent = await owner.post("/store/submit", {
    multipart: {
      title: `Private ${mark}`,
      category: "Other",
      description: "Marked",
      productType: "pdf",
      price: "9",
      pdf: { name: `${canaryOf("fileName")}.pdf`, mimeType: "application/pdf", buffer: pdf },
    },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(302);
  await owner.post("/support", { form: { subject: canaryOf("ticket"), description: canaryOf("ticket") } });

  const one = async (query: string, values: unknown[] = []): Promise<string> => {
    const [row] = await askSite<{ value: string }>(query, values);
    return row?.value ?? "";
  };
  await askSite(`update records set fields = fields || '{"Status":"Live"}' where title = $1`, [
    `Private ${mark}`,
  ]);
  const itemId = await one("select id as value from records where title = $1", [`Private ${mark}`]);
  const ticketId = await one("select id::text as value from tickets where subject = $1", [
    canaryOf("ticket"),
  ]);
  await owner.post(`/support/${ticketId}`, {
    multipart: {
      text: canaryOf("reply"),
      attachment: {
        name: "a.png",
        mimeType: "image/png",
        buffer: drawTestPicture(40, 40, (context) => fill(context, "#123456")),
      },
    },
  });
  await buyer.post(`/store/${itemId}`, { form: { note: canaryOf("orderNote") } });
  const checkout = await owner.post("/functions/v1/create-checkout", {
    data: { type: "credits", pack: "pack-100" },
  });
  const checkoutUrl = new URL(((await checkout.json()) as { url: string }).url);
  await owner.post(checkoutUrl.pathname, { form: { outcome: "success" } });
  const email = `${canaryOf("owner")}-${mark}@example.com`;
  const ids = [
    itemId,
    ticketId,
    checkoutUrl.pathname.split("/").at(-1) ?? "",
    await one("select id::text as value from store_orders where note = $1", [canaryOf("orderNote")]),
    await one(
      "select payments.id::text as value from payments join users on users.id = user_id where email = $1",
      [email],
    ),
  ];
  expect(ids.every((id) => id !== "")).toBe(true);
  const pdfPath = await one("select fields ->> 'PDF URL' as value from records where id = $1", [itemId]);
  const attachmentPath = `/files/${await one(
    "select attachment as value from ticket_messages where ticket_id = $1 and attachment is not null",
    [ticketId],
  )}`;
  await Promise.all([owner.dispose(), buyer.dispose()]);
  return { itemId, pdfPath, attachmentPath, ids };
}

test("D15 nobody finds the PDF, the receipt, the order or the ticket of somebody else at any address", async () => {
  test.setTimeout(240_000);
  const { itemId, pdfPath, attachmentPath, ids } = await createThings();
  const people = {
    visitor: await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin } }),
    member: await person("stranger"),
  };
  const patterns = siteMap.flatMap(({ path = "" }) => (path.includes(":") ? [`/${path}`] : []));
  const leaks: string[] = [];
  let asked = 0;
  for (const [name, context] of Object.entries(people)) {
    const look = async (path: string, send: Parameters<APIRequestContext["fetch"]>[1] = {}) => {
      const response = await context.fetch(path, { maxRedirects: 0, timeout: 60_000, ...send });
      asked += 1;
      const text = `${JSON.stringify(response.headers())} ${(await response.body()).toString("latin1")}`;
      for (const what of names)
        if (text.includes(canaryOf(what))) leaks.push(`${name} ${send?.method ?? "GET"} ${path}: ${what}`);
      return response;
    };
    for (const id of ids)
      for (const pattern of patterns) {
        const path = pattern.replaceAll(/:\w+\??/g, id);
        await look(path);
        await look(`${path}.data`);
      }
    for (const path of [pdfPath, attachmentPath]) {
      expect((await look(path)).status(), path).toBe(404);
      expect((await look(`${path}?expires=9999999999&signature=AAAA`)).status(), path).toBe(404);
    }
    expect((await look(`/store/${itemId}/file`)).status()).toBe(403);
    expect((await look(`/store/${itemId}/take`, { method: "POST", form: { hasScript: "1" } })).status()).toBe(
      200,
    );
    for (const id of ids) await look("/my-store", { method: "POST", form: { intent: "confirm", id } });
    await look("/my-library", { headers: { cookie: `claims=${itemId}` } });
    await look("/my-store");
    await look("/account/export");
    await context.dispose();
  }
  expect(leaks).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
