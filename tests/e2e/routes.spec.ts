import { expect, test } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { askSite } from "#tests/support/site-database.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

/** What a visitor gets where it is not a page: sent on, asked to sign in, or told nothing. */
const otherStatus: Record<string, number> = {
  "/support": 401,
  "/my-images": 401,
  "/my-images/zip": 401,
  "/generator/projects": 302,
  "/my-store": 302,
  "/generator/create/zip": 401,
  "/dev/outbox": 404,
  "/etsy-research/results.csv": 422,
};
const isPersonal = (path: string) => /^\/(account|checkout)(\/|$)/.test(path);

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.index ? parent || "/" : `${parent}/${entry.path ?? ""}`.replace(/\/$/, "");
    return entry.children ? pathsOf(entry.children, path) : [path || "/"];
  });
}

// Addresses with a parameter are visited by their own area's tests; the unknown ones below stand for all.
const fixedPaths = pathsOf(routes).filter((path) => !path.includes(":") && !path.includes("*"));

test("core §2 every address of the route table answers a visitor without JavaScript, with a title and a heading", async ({
  request,
}) => {
  test.setTimeout(120_000);
  for (const path of fixedPaths) {
    const response = await request.get(origin() + path, { maxRedirects: 0 });
    const isPage = response.headers()["content-type"]?.includes("text/html") ?? false;
    const expected = path.startsWith("/admin") ? 302 : otherStatus[path];
    if (expected !== undefined) expect(response.status(), path).toBe(expected);
    else expect(isPersonal(path) ? [200, 302, 401] : [200, 405], path).toContain(response.status());
    if (response.status() !== 200 || !isPage) continue;
    const html = await response.text();
    expect(html, path).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
});

test("core §2 unknown paths and unknown records answer 404", async ({ request }) => {
  for (const path of [
    "/nothing",
    "/prompt/recAAAAAAAAAAAAAA",
    "/prompt/x",
    "/blog/no-such-post",
    "/admin/no/such/tab/here",
  ])
    expect((await request.get(origin() + path)).status(), path).toBe(404);
});

test("an address that only takes forms says so to those who open it", async ({ request }) => {
  const response = await request.get(`${origin()}/prompt/recAAAAAAAAAAAAAA/view`);
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe("POST");
  expect(response.headers()["content-security-policy"]).toContain("default-src 'self'");
  expect((await request.post(`${origin()}/about`, { headers: { origin: origin() } })).status()).toBe(405);
});

test("core §2 the admin page sends a visitor home and tells a member Access Denied", async ({ page }) => {
  await page.goto(`${origin()}/admin`);
  await expect(page).toHaveURL(`${origin()}/`);
  const email = `guard-${Date.now()}@example.com`;
  const form = { email, password: "a-good-password", next: "/" };
  await page.request.post(`${origin()}/account/sign-up`, { form, headers: { origin: origin() } });
  const response = await page.goto(`${origin()}/admin`);
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
});

test("core §2 every prompt of the demo data has a page", async ({ request }) => {
  const rows = await askSite<{ id: string }>(
    "select id from records where shelf is not null order by id limit 12",
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) expect((await request.get(`${origin()}/prompt/${id}`)).status()).toBe(200);
});
