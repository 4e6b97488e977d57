import { expect } from "@playwright/test";
import { test } from "#tests/support/hostile/own-product.ts";
import { createPerson, type Person } from "#tests/support/hostile/person.ts";
import { askDatabase } from "#tests/support/site-database.ts";

// One test per attack on accounts and sessions.

test("rate limits: a guesser is stopped by account and by address, whatever addresses it claims to have", async ({
  product,
}) => {
  const guess = async (person: Person, email: string, chain: string) =>
    await person.send("/account/sign-in", {
      method: "POST",
      headers: { "x-forwarded-for": chain },
      body: new URLSearchParams({ email, password: "guess-guess" }),
    });
  const visitor = await createPerson(product, "visitor");
  const victim = await createPerson(product, "user");
  const byAccount: number[] = [];
  for (let tries = 0; tries < 14; tries += 1)
    byAccount.push((await guess(visitor, victim.email, `203.0.113.${tries + 1}`)).status);
  expect(byAccount.slice(0, 8)).toEqual(Array(8).fill(401));
  expect(byAccount.at(-1)).toBe(429);
  for (let tries = 0; tries < 31; tries += 1)
    await guess(visitor, `nobody-${tries}@example.com`, `10.9.8.${tries}, 203.0.113.200`);
  const refused = await guess(visitor, "another@example.com", "10.9.8.7, 203.0.113.200");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toContain("text/html");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const called = await visitor.send("/api/v1/auth/sign-in", {
    method: "POST",
    headers: { "x-forwarded-for": "203.0.113.200", "content-type": "application/json" },
    body: JSON.stringify({ email: "another@example.com", password: "guess-guess" }),
  });
  expect(called.status).toBe(429);
  expect(Number(called.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("session fixation: signing in gives a new session, and signing out ends it for whoever kept a copy", async ({
  product,
}) => {
  const { email } = await createPerson(product, "user");
  const visitor = await createPerson(product, "visitor");
  const planted = "spm.session_token=planted.by-the-attacker";
  const signIn = async () => {
    const answer = await visitor.send("/account/sign-in", {
      method: "POST",
      headers: { cookie: planted },
      body: new URLSearchParams({ email, password: "a-good-password", next: "/" }),
    });
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  };
  const [first, second] = [await signIn(), await signIn()];
  expect(first).toContain("spm.session_token=");
  expect(first).not.toContain("planted");
  expect(second).not.toBe(first);
  const account = async (cookie: string) =>
    (await visitor.send("/api/v1/auth/session", { headers: { cookie } })).status;
  expect([await account(first), await account(second), await account(planted)]).toEqual([200, 200, 401]);
  await visitor.send("/account/sign-out", { method: "POST", headers: { cookie: first }, body: "" });
  expect([await account(first), await account(second)]).toEqual([401, 200]);
});

test("mass assignment: nobody signs up as an admin, with more credits, or under another's id", async ({
  product,
}) => {
  const visitor = await createPerson(product, "visitor");
  const email = `greedy-${Date.now()}@example.com`;
  const wishes = {
    role: "admin",
    credits: 1_000_000,
    id: "chosen",
    emailVerified: true,
    isAdmin: true,
    userId: "chosen",
  };
  const response = await visitor.send("/api/v1/auth/sign-up", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "a-good-password", name: "x", ...wishes, __proto__: wishes }),
  });
  expect(response.status).toBe(200);
  const rows = await askDatabase(
    product.databaseUrl,
    "select users.id, coalesce(role, 'user') as role, credits from users left join user_roles on user_id = users.id join profiles on profiles.id = users.id where email = $1",
    [email],
  );
  expect(rows).toMatchObject([{ role: "user", credits: "100.00" }]);
  expect(rows[0]).not.toMatchObject({ id: "chosen" });
});
