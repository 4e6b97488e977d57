import { createServer } from "node:http";
import { expect } from "@playwright/test";
import { concretePath, listRoutes } from "#tests/support/hostile/form-inputs.ts";
import { test } from "#tests/support/hostile/own-product.ts";
import { createPerson } from "#tests/support/hostile/person.ts";
import { listen } from "#tests/support/listen.ts";
import { askDatabase } from "#tests/support/site-database.ts";

// One test per attack on those who visit the site, each tried as an attacker would.

test("headers: every kind of answer forbids sniffing, and no page runs a script that is not ours", async ({
  product,
  page,
}) => {
  const visitor = await createPerson(product, "visitor");
  const member = await createPerson(product, "user");
  for (const person of [visitor, member])
    for (const path of [
      "/",
      "/marketplace",
      "/nothing",
      "/account",
      "/feed.xml",
      "/openapi.json",
      "/api/v1/prompts",
      "/api/v1/nothing",
      "/files/nothing",
      "/pictures/sign.svg",
      "/healthz",
      "/marks",
    ]) {
      const { headers } = await person.send(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      if (!headers.get("content-type")?.includes("html")) continue;
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|\*|https?:/);
    }
  const attack = `"><script>window.hacked=1</script><img src=x onerror="window.hacked=1">`;
  for (const path of [
    "/marketplace?q=",
    "/templates?q=",
    "/generator?prompt=",
    "/account/sign-in?next=",
    "/blog?category=",
  ]) {
    await page.goto(`${product.origin}${path}${encodeURIComponent(attack)}`);
    expect(await page.evaluate(() => "hacked" in window), path).toBe(false);
  }
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.hacked = 1";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

test("framing: another site cannot put a page of ours into a frame", async ({ product, page }) => {
  const trap = createServer((_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<iframe src="${product.origin}/account"></iframe>`),
  );
  const port = await listen(trap);
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(`http://127.0.0.1:${port}/`);
  await refused;
  trap.close();
});

test("cookies: the session is out of reach for scripts and other sites, and Secure once the site has https", async ({
  product,
  page,
}) => {
  const answer = await page.request.post(`${product.origin}/account/sign-up`, {
    form: { email: `cookies-${Date.now()}@example.com`, password: "a-good-password" },
    headers: { origin: product.origin },
    maxRedirects: 0,
  });
  const line = answer
    .headersArray()
    .filter(({ name, value }) => /^set-cookie$/i.test(name) && value.includes("session_token"));
  expect(line.map(({ value }) => value).join()).toMatch(/HttpOnly.*SameSite=Lax/i);
  await page.goto(product.origin);
  expect(await page.evaluate(() => document.cookie)).not.toContain("session");

  // Whoever listens on the way to an https site gets no cookie of it: none is ever sent in the clear.
  const [free] = await askDatabase<{ id: string }>(
    product.databaseUrl,
    "select id from records where fields ? 'Product Type' and status = 'Live' and price = 0 limit 1",
  );
  const origin = "https://site.example";
  await product.withWeb({ APP_ORIGIN: origin }, async (address) => {
    const send = async (path: string, fields: Record<string, string>, cookie = "") =>
      await fetch(address + path, {
        method: "POST",
        redirect: "manual",
        headers: { origin, cookie },
        body: new URLSearchParams(fields),
      });
    const email = `secure-${Date.now()}@example.com`;
    const signedUp = await send("/account/sign-up", { email, password: "a-good-password" });
    const session = signedUp.headers.getSetCookie().map((given) => given.split(";")[0]);
    const answers = {
      "signing up": signedUp,
      claiming: await send(`/store/${free?.id}/take`, {}),
      "signing out": await send("/account/sign-out", {}, session.join("; ")),
    };
    for (const [what, { headers, status }] of Object.entries(answers)) {
      expect(status, what).toBe(302);
      expect(headers.getSetCookie().length, what).toBeGreaterThan(0);
      for (const given of headers.getSetCookie()) expect(given, what).toMatch(/; Secure(;|$)/i);
    }
    const { headers } = await fetch(address);
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  });
});

test("CSRF: no form and no operation takes a request that another site's page sent with our cookie", async ({
  product,
}) => {
  test.setTimeout(120_000);
  const victim = await createPerson(product, "user");
  const document = (await (await victim.send("/openapi.json")).json()) as { paths: Record<string, object> };
  const forms = listRoutes().filter(({ takesForms }) => takesForms);
  const doors = [
    ...forms.map(({ path }) => ({ path: concretePath(path), method: "POST" })),
    ...Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== "get")
        .map((method) => ({ path: path.replaceAll(/\{\w+\}/g, "x"), method: method.toUpperCase() })),
    ),
  ];
  const foreign = [
    "https://evil.example",
    "null",
    product.origin.replace("127.0.0.1", "127.0.0.1.evil.example"),
    `${product.origin}.evil.example`,
  ];
  for (const { path, method } of doors)
    for (const origin of foreign) {
      const response = await victim.send(path, {
        method,
        headers: { origin },
        body: new URLSearchParams({ intent: "delete" }),
      });
      expect(response.status, `${method} ${path} from ${origin}`).toBe(403);
    }
  expect(
    (await victim.send("/account/sign-out", { method: "POST", headers: { origin: "" }, body: "" })).status,
  ).toBe(403);
});
