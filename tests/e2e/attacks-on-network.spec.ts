import { createServer, request as requestHttp } from "node:http";
import { expect } from "@playwright/test";
import { concretePath, listRoutes } from "#tests/support/hostile/form-inputs.ts";
import { test } from "#tests/support/hostile/own-product.ts";
import { createPerson } from "#tests/support/hostile/person.ts";
import { listen } from "#tests/support/listen.ts";
import { askDatabase } from "#tests/support/site-database.ts";

// One test per attack on the server and what lies behind it.

/** Everything that a careless check takes for a public address. */
const inner = (port: number) => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://127.1:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://017700000001:${port}/`,
  `http://0:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[::ffff:7f00:1]:${port}/`,
  `http://①②⑦.⓪.⓪.①:${port}/`,
  `http://evil.example@127.0.0.1:${port}/`,
  `http://localhost.localdomain:${port}/`,
  "http://169.254.169.254/latest/meta-data/",
  "http://metadata.google.internal/",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
];

test("SSRF: no operation and no form fetches an address behind the server", async ({ product }) => {
  test.setTimeout(180_000);
  let hits = 0;
  const inside = createServer((_request, response) => {
    hits += 1;
    response.end("inside");
  });
  const port = await listen(inside);
  const admin = await createPerson(product, "admin");
  interface Described {
    requestBody?: { content?: Record<string, { schema?: { properties?: Record<string, unknown> } }> };
  }
  const document = (await (await admin.send("/openapi.json")).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  const isAddress = (name: string) => /url|image|link|address|website|webhook|logo|pdf/i.test(name);
  let asked = 0;
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const { properties = {} } = requestBody?.content?.["application/json"]?.schema ?? {};
      for (const name of Object.keys(properties).filter(isAddress))
        for (const address of inner(port)) {
          asked += 1;
          const response = await admin.send(path, {
            method: method.toUpperCase(),
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ prompt: "x", originalTitle: "x", [name]: address }),
          });
          expect(await response.text(), `${path} ${name} ${address}`).not.toContain("inside");
        }
    }
  for (const { path, names, words } of listRoutes().filter(({ takesForms }) => takesForms))
    for (const name of names.filter(isAddress))
      for (const address of inner(port).slice(0, 4)) {
        asked += 1;
        const form = new URLSearchParams(names.map((other) => [other, "1"]));
        form.set("intent", words[asked % Math.max(1, words.length)] ?? "");
        form.set(name, address);
        await admin.send(concretePath(path), { method: "POST", body: form });
      }
  inside.close();
  expect(asked).toBeGreaterThan(50);
  expect(hits).toBe(0);
});

test("path traversal: /files, /assets and /pictures give nothing but what is theirs", async ({ product }) => {
  const climbs = [
    "../../../../etc/passwd",
    "..%2f..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "..%252f..%252fetc/passwd",
    "....//....//etc/passwd",
    "..\\..\\etc\\passwd",
    "%5c..%5c..%5cetc/passwd",
    "/etc/passwd",
    "public/../../package.json",
    "public/%2e%2e/%2e%2e/package.json",
    "%00/etc/passwd",
    ".",
    "",
  ];
  const { hostname, port } = new URL(product.origin);
  for (const folder of ["/files/", "/assets/", "/pictures/"])
    for (const climb of climbs) {
      // Straight onto the socket: `fetch` would tidy the path up.
      const body = await new Promise<string>((done, fail) =>
        requestHttp({ hostname, port, path: folder + climb }, (response) => {
          let text = "";
          response
            .on("data", (chunk: Buffer) => (text += chunk.toString()))
            .on("end", () => done(`${response.statusCode} ${text}`));
        })
          .on("error", fail)
          .end(),
      );
      expect(body, folder + climb).not.toMatch(/root:|"dependencies"/);
      expect(body, folder + climb).toMatch(/^(400|404) /);
    }
});

test("open redirects: no address of ours sends anybody to another site", async ({ product }) => {
  test.setTimeout(120_000);
  const people = [await createPerson(product, "visitor"), await createPerson(product, "user")];
  const { email } = people[1]!;
  const evil = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
    "https:evil.example",
    "/\t/evil.example",
    "///evil.example",
    "http://127.0.0.1.evil.example",
  ];
  const names = ["next", "return", "returnTo", "redirect", "redirectTo", "url", "to", "callbackURL"];
  const check = (response: Response, what: string) => {
    const location = response.headers.get("location");
    if (location === null) return;
    expect(new URL(location, product.origin).origin, `${what} → ${location}`).toBe(product.origin);
  };
  const queryOf = (target: string) => new URLSearchParams(names.map((name) => [name, target])).toString();
  const paths = ["/api/auth/verify-email", ...listRoutes().map(({ path }) => concretePath(path))];
  for (const [index, path] of paths.entries())
    for (const person of people)
      for (const target of [evil[0]!, evil[1 + (index % (evil.length - 1))]!])
        check(await person.send(`${path}?${queryOf(target)}`), path);
  for (const target of evil)
    for (const path of ["/account/sign-in", "/account/sign-up"]) {
      const form = new URLSearchParams(queryOf(target));
      form.set("email", path.endsWith("in") ? email : `${Math.random()}@example.com`);
      form.set("password", "a-good-password");
      check(await people[0]!.send(path, { method: "POST", body: form }), path);
    }
});

test("host header: the link of a reset mail leads here, whatever host the request named", async ({
  product,
}) => {
  const { email } = await createPerson(product, "user");
  const { hostname, port } = new URL(product.origin);
  const status = await new Promise<number>((done, fail) => {
    const body = new URLSearchParams({ email }).toString();
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    };
    requestHttp({ hostname, port, path: "/account/forgot", method: "POST", headers }, (response) => {
      response.resume().on("end", () => done(response.statusCode ?? 0));
    })
      .on("error", fail)
      .end(body);
  });
  expect(status).toBe(200);
  const mails = async () =>
    JSON.stringify(
      await askDatabase(product.databaseUrl, 'select text, html from mail_outbox where "to" = $1', [email]),
    );
  await expect.poll(mails).toContain("/account/reset?token=");
  expect(await mails()).not.toContain("evil.example");
});
