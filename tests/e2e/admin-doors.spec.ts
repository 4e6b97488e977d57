import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import siteMap from "#app/routes.ts";
import { createAccessToken } from "#tests/support/create-access-token.ts";

// Every page, resource and form of the admin area refuses everybody else. New routes are asked without being listed.

const origin = process.env.SITE_ORIGIN ?? "";

interface AdminRoute {
  id: string;
  path: string;
}

function routesOf(entries: readonly RouteConfigEntry[], parent = ""): AdminRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path ?? ""].filter((part) => part !== "").join("/");
    const id = entry.id ?? entry.file.replace(/\.[^.]+$/, "");
    return [
      { id, path: `/${path.replaceAll(/:\w+\??/g, "some-id")}` },
      ...routesOf(entry.children ?? [], path),
    ];
  });
}

const adminRoutes = routesOf(siteMap).filter(({ path }) => path === "/admin" || path.startsWith("/admin/"));

const people: { name: string; open: () => Promise<APIRequestContext> }[] = [
  {
    name: "a visitor",
    open: async () => await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin } }),
  },
  {
    name: "a member",
    open: async () => {
      const context = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
      const form = { email: "member@demo.example", password: "demo-password", stay: "1" };
      expect((await context.post("/account/sign-in", { form })).status()).toBe(200);
      return context;
    },
  },
  {
    name: "an access token without the scope",
    open: async () => {
      const authorization = `Bearer ${await createAccessToken("admin")}`;
      return await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin, authorization } });
    },
  },
];

test("core §6 the admin link is shown to every signed-in user, and to no visitor", async () => {
  const [visitor, member] = await Promise.all(people.slice(0, 2).map(({ open }) => open()));
  expect(await (await visitor?.get("/terms"))?.text()).not.toContain('href="/admin"');
  expect(await (await member?.get("/terms"))?.text()).toContain('href="/admin"');
});

for (const { name, open } of people) {
  test(`core §2 ${name} is refused by every page, loader and form of the admin area`, async () => {
    test.setTimeout(180_000);
    expect(adminRoutes.length).toBeGreaterThan(15);
    const context = await open();
    for (const { id, path } of adminRoutes) {
      const page = await context.get(path, { maxRedirects: 0 });
      if (name === "a visitor") {
        expect([page.status(), page.headers().location], path).toEqual([302, "/"]);
      } else {
        expect(page.status(), path).toBe(403);
        expect(await page.text(), path).toMatch(/You don(?:&#x27;|')t have permission to access this page\./);
      }
      // The same loader alone, as a browser would ask for it after a click: sent home (202) or refused.
      const query = new URLSearchParams({ _routes: id }).toString();
      const part = await context.get(`${path}.data?${query}`, { maxRedirects: 0 });
      expect([202, 401, 403, 404], `${id} alone`).toContain(part.status());
      for (const address of [path, `${path}.data`]) {
        const form = { intent: "credits", userId: "some-id", credits: "1" };
        const posted = await context.post(address, { form, maxRedirects: 0 });
        expect([202, 302, 401, 403, 404, 405], `POST ${address}`).toContain(posted.status());
      }
    }
    await context.dispose();
  });
}
