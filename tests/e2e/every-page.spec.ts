import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { lookAtPage } from "#tests/support/walk/look-at-page.ts";
import { pagesToVisit } from "#tests/support/walk/pages-to-visit.ts";
import { askSite } from "#tests/support/site-database.ts";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";

// Every page of the route table, for those who may be there: axe finds nothing in light and dark, on desktop
// and phone; nothing scrolls sideways at 360; nothing is written to the console; no picture is broken.

const origin = process.env.SITE_ORIGIN ?? "";

// The longest walks of all: a worker takes one at a time.
test.describe.configure({ mode: "parallel" });

async function one(text: string, values: string[] = []): Promise<string> {
  const rows = await askSite<{ value: string }>(text, values);
  return rows[0]?.value ?? "nothing-here";
}

async function publicThings(): Promise<Record<string, string>> {
  const prompt = await one("select id as value from records where shelf is not null order by id limit 1");
  const item = await one(
    "select id as value from records where fields ? 'Product Type' and status = 'Live' order by id limit 1",
  );
  return {
    "/prompt/:id": `/prompt/${prompt}`,
    "/creator/:handle": "/creator/ivosantoro",
    "/store/:id": `/store/${item}`,
    "/blog/:slug": "/blog/print-sizes-without-blur",
    "/newsletter/:step": "/newsletter/confirm?token=nothing",
    "/admin/users/:id": `/admin/users/${await one("select id as value from users limit 1")}`,
    "/checkout/test/change/:plan": "/checkout/test/change/pro",
  };
}

/** A ticket, an order, a receipt and a project, so that the pages about them have something to show. */
async function ownThings(request: APIRequestContext, email: string): Promise<Record<string, string>> {
  const headers = { origin };
  const post = async (path: string, form: Record<string, string>) =>
    await request.post(origin + path, { form, headers, maxRedirects: 0 });
  const checkout = async () => {
    const answer = await request.post(`${origin}/functions/v1/create-checkout`, {
      data: { type: "credits", pack: "pack-100" },
      headers,
    });
    return new URL(((await answer.json()) as { url: string }).url).pathname;
  };
  const subject = randomUUID();
  await post("/support", { subject, description: "Something to look at." });
  const paid = await checkout();
  await post(paid, { outcome: "success" });
  await post("/generator", {
    intent: "save-project",
    kind: "text",
    prompt: "A calm harbour",
    title: subject,
  });
  return {
    "/support/:id": `/support/${await one("select id as value from tickets where subject = $1", [subject])}`,
    "/checkout/test/:orderId": await checkout(),
    "/account/receipts/:id": `/account/receipts/${await one(
      "select id as value from payments where user_id = (select id from users where email = $1)",
      [email],
    )}`,
  };
}

async function lookAtAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) expect.soft(await lookAtPage(page, origin + path), path).toEqual([]);
  expect(paths.length).toBeGreaterThan(10);
}

/** Pages that share a file look the same but for their table: where all have been seen once, one stands for all. */
function oncePerFile(pages: ReturnType<typeof pagesToVisit>): string[] {
  return [...new Map(pages.map(({ file, path }) => [file, path])).values()];
}

const isAdmins = ({ pattern }: { pattern: string }) => pattern.startsWith("/admin");
const isLibrary = ({ file }: { file: string }) => file.includes("features/library");

test("a visitor finds every page sound", async ({ page }) => {
  test.setTimeout(400_000);
  const pages = pagesToVisit(await publicThings()).filter((one) => !isAdmins(one) && !isLibrary(one));
  await lookAtAll(
    page,
    pages.map(({ path }) => path),
  );
});

test("a visitor finds every page of the library sound", async ({ page }) => {
  test.setTimeout(400_000);
  const pages = pagesToVisit({}).filter(isLibrary);
  await lookAtAll(
    page,
    pages.map(({ path }) => path),
  );
});

test("a member finds every page sound", async ({ page }) => {
  test.setTimeout(400_000);
  const email = `${randomUUID()}@example.com`;
  const form = { email, password: "a-good-password" };
  await page.request.post(`${origin}/account/sign-up`, { form, headers: { origin } });
  const things = { ...(await publicThings()), ...(await ownThings(page.request, email)) };
  // The pages of words do not know who reads them; the visitor has seen them.
  const pages = pagesToVisit(things).filter(
    (one) => !isAdmins(one) && !/features\/(pages|promo)/.test(one.file),
  );
  await lookAtAll(page, oncePerFile(pages));
});

test("an admin finds every page of the admin area sound", async ({ page }) => {
  test.setTimeout(400_000);
  await signInAsAdmin(page);
  const pages = pagesToVisit(await publicThings()).filter(isAdmins);
  await lookAtAll(page, ["/", "/dashboard", ...pages.map(({ path }) => path)]);
});
