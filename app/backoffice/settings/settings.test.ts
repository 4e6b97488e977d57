import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { signUp } from "#app/core/accounts/sign-up.server.ts";
import { limitUse } from "#app/core/ai/limit-use.server.ts";
import { moderateSubmission } from "#app/core/ai/moderate-submission.server.ts";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { type SiteSettings, siteSettingsInput, standardSettings } from "#app/core/settings/schema.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { updateSiteSettings } from "#app/core/settings/update-site-settings.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { listOutbox } from "#app/platform/mail/list-outbox.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { checkHealth } from "./check-health.server.ts";
import { sendTestMail } from "./send-test-mail.server.ts";

const { db, url } = await useTestDatabase();
useTestFiles();
const admin = await createUser(db, { role: "admin", email: "keeper@example.com" });
const ctx = testCtx(db, memberOf(admin, "admin"));
const set = (change: Partial<SiteSettings>) => updateSiteSettings(ctx, { ...standardSettings, ...change });

test("D9 a new account starts with the credits that the settings say", async () => {
  expect(await siteSettings()).toEqual(standardSettings);
  await set({ defaultCredits: 250 });
  expect(await getBalance(db, (await createUser(db)).id)).toBe("250.00");
  await set({});
  expect(await getBalance(db, (await createUser(db)).id)).toBe("100.00");
});

test("D29 a closed sign-up refuses with a clear sentence and creates nothing", async () => {
  await set({ isSignUpOpen: false });
  const newcomer = { email: "newcomer@example.com", password: "a-good-password" };
  await expect(signUp(testCtx(db), newcomer, new Headers())).rejects.toThrow(
    "Sign-up is closed at the moment. Members can still sign in.",
  );
  await set({ isSignUpOpen: true });
  await signUp(testCtx(db), newcomer, new Headers());
});

test("D10 visitors are limited by what the settings say", async () => {
  await set({ visitorTextsPerDay: 2 });
  const visitorCtx = { ...testCtx(db), ip: "198.51.100.9" };
  await limitUse(visitorCtx, "enhance-prompt");
  await limitUse(visitorCtx, "enhance-prompt");
  await expect(limitUse(visitorCtx, "enhance-prompt")).rejects.toMatchObject({ code: "rate_limited" });
  await set({ visitorTextsPerDay: 5 });
  await limitUse(visitorCtx, "enhance-prompt");
});

test("D17 the moderation thresholds decide what is flagged", async () => {
  const texts = ["See https://one.example and https://two.example"];
  await set({ mostLinks: 1 });
  expect((await moderateSubmission({ texts })).flags).toMatchObject([{ kind: "spam" }]);
  await set({ mostLinks: 5 });
  expect((await moderateSubmission({ texts })).isFlagged).toBe(false);
});

test("D29 values out of bounds are refused beside their field, and a broken row has standard values", async () => {
  const given = { ...standardSettings, defaultCredits: "-1", bannerText: "x".repeat(301) };
  expect(() => parseInput(siteSettingsInput, given)).toThrow(
    expect.objectContaining({
      fields: {
        defaultCredits: "Please enter a whole number from 0 to 100,000.",
        bannerText: "Please use at most 300 characters.",
      },
    }),
  );
  await db.execute(
    sql`update settings set value = '{"defaultCredits": "many", "mostLinks": 9}' where name = 'site'`,
  );
  expect(await siteSettings()).toEqual({ ...standardSettings, mostLinks: 9 });
});

function startServer(): ChildProcess {
  return fork("tests/support/watch-settings.ts", {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      ...process.env,
      DATABASE_URL: url,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      APP_SECRET: "a-secret-for-tests-only-0123456789",
    },
  });
}

test("D29 a change holds on two running servers without a restart", { timeout: 120_000 }, async () => {
  await set({});
  const servers = [startServer(), startServer()];
  await Promise.all(servers.map((server) => once(server, "message")));
  const ask = async (server: ChildProcess) => {
    const answer = once(server, "message");
    server.send("values");
    return ((await answer) as [SiteSettings])[0];
  };
  for (const server of servers) expect((await ask(server)).bannerText).toBe("");
  await set({ bannerText: "Back at noon" });
  for (const server of servers)
    await vi.waitFor(async () => expect((await ask(server)).bannerText).toBe("Back at noon"), 10_000);
  for (const server of servers) {
    server.send("stop");
    await once(server, "exit");
  }
});

test("D31 a change names what was changed in the audit log, and nobody else may make it", async () => {
  await set({ bannerText: "Open again", mostLinks: 7 });
  const { entries } = await listActions(ctx, { action: "settings.update" });
  expect(entries[0]?.details).toMatchObject({ bannerText: "Open again", mostLinks: 7 });
  const member = testCtx(db, memberOf(await createUser(db)));
  for (const refused of [testCtx(db), member]) {
    await expect(updateSiteSettings(refused, standardSettings)).rejects.toThrow();
    await expect(checkHealth(refused)).rejects.toThrow();
    await expect(sendTestMail(refused)).rejects.toThrow();
  }
});

test("D29 storage is tried by writing and reading, and a broken one says so", async () => {
  expect((await checkHealth(ctx)).storage).toMatchObject({ isWorking: true, problem: null });
  setEnv({ DATA_DIR: "/dev/null" });
  expect((await checkHealth(ctx)).storage).toMatchObject({ isWorking: false });
});

test("D29 the test message goes to the admin's own address", async () => {
  expect(await sendTestMail(ctx)).toBe("No mail server is configured: the message is in the outbox");
  const [mail] = await listOutbox(ctx, 1);
  expect(mail).toMatchObject({ to: "keeper@example.com", subject: "Test message" });
});
