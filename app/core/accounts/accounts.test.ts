import { APIError } from "better-auth/api";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { listOutbox } from "#app/platform/mail/list-outbox.server.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createAccessToken, revokeAccessToken, listAccessTokens } from "./access-tokens.server.ts";
import { auth } from "./auth.server.ts";
import { changePassword, deleteAccount } from "./change-sign-in.server.ts";
import { exportOwnData } from "./data-export.server.ts";
import { ensureAdmin } from "./ensure-admin.server.ts";
import { requestReset, resetPassword } from "./reset-password.server.ts";
import { resolveViewer } from "./resolve-viewer.server.ts";
import { signInInput } from "./schema.ts";
import { endSession, listSessions } from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { isAdmin, isMember } from "./viewer.ts";

const { db } = await useTestDatabase();
const visitor = testCtx(db);
const headers = new Headers({ origin: "http://127.0.0.1:3000" });
let counter = 0;

async function newMember(password = "a-good-password") {
  counter += 1;
  const email = `person-${counter}@example.com`;
  const { cookies } = await signUp(visitor, { email, password }, headers);
  const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  const own = new Headers({ ...Object.fromEntries(headers), cookie });
  const viewer = await resolveViewer(
    db,
    new Request("http://127.0.0.1:3000/", { headers: own }),
    "127.0.0.1",
  );
  return { email, password, headers: own, viewer, ctx: testCtx(db, viewer) };
}

describe("accounts", () => {
  it("core §4 and D7 without SMTP a new account is signed in at once, as user, and can sign in again", async () => {
    const { viewer, email, password } = await newMember();
    expect(viewer).toMatchObject({ kind: "member", role: "user", email });
    expect((await signIn(visitor, { email, password }, headers)).cookies.length).toBeGreaterThan(0);
  });

  it("core §8 a wrong password and an unknown address get the same answer", async () => {
    const { email } = await newMember();
    const wrong = await signIn(visitor, { email, password: "not-this-one" }, headers).catch(
      (error: AppError) => error,
    );
    const unknown = await signIn(
      visitor,
      { email: "nobody@example.com", password: "x-x-x-x-x" },
      headers,
    ).catch((error: AppError) => error);
    expect(wrong).toBeInstanceOf(AppError);
    expect((wrong as AppError).message).toBe((unknown as AppError).message);
  });

  it("core §8 a login that breaks on our side: Login failed. Please try again.", async () => {
    const { email, password } = await newMember();
    const broken = vi.spyOn(auth().api, "signInEmail").mockRejectedValue(new Error("no database"));
    await expect(signIn(visitor, { email, password }, headers)).rejects.toMatchObject({
      code: "unavailable",
      message: "Login failed. Please try again.",
    });
    broken.mockRestore();
  });

  it("core §5 a request without e-mail or password gets the provider's sentence", () => {
    expect(signInInput.safeParse({}).error?.issues[0]?.message).toBe(
      "You must provide either an email or phone number and a password",
    );
  });

  it("core §8 a sign-in that the provider refuses without a word says Login failed. Please try again.", async () => {
    const refusal = vi.spyOn(auth().api, "signInEmail").mockRejectedValue(new APIError("UNAUTHORIZED"));
    await expect(
      signIn(visitor, { email: "someone@example.com", password: "x-x-x-x-x" }, headers),
    ).rejects.toThrow("Login failed. Please try again.");
    refusal.mockRestore();
  });

  it("core §8 signing up with a taken address does not tell that it is taken", async () => {
    const { email } = await newMember();
    await expect(signUp(visitor, { email, password: "another-password" }, headers)).rejects.toThrow(
      "Signup failed. Please try again.",
    );
  });

  it("sign-in attempts are limited per account", async () => {
    const { email } = await newMember();
    const tries = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      tries.push(
        await signIn(visitor, { email, password: "wrong-password" }, headers).catch(
          (error: AppError) => error.code,
        ),
      );
    expect(tries.at(-1)).toBe("rate_limited");
  });

  it("D7 a forgotten password is reset by the link in the mail, once, and old sessions end", async () => {
    const { email, headers: own } = await newMember();
    await requestReset(visitor, email);
    await requestReset(visitor, "nobody-here@example.com");
    const mails = await listOutbox({ db });
    const token = mails
      .find((mail) => mail.to === email && mail.text.includes("token="))
      ?.text.match(/token=(\S+)/)?.[1];
    expect(mails.some((mail) => mail.to === "nobody-here@example.com")).toBe(false);
    await resetPassword(visitor, token!, "a-new-password");
    await expect(resetPassword(visitor, token!, "once-more-please")).rejects.toMatchObject({
      code: "validation",
    });
    const after = await resolveViewer(
      db,
      new Request("http://127.0.0.1:3000/", { headers: own }),
      "127.0.0.1",
    );
    expect(isMember(after)).toBe(false);
    await signIn(visitor, { email, password: "a-new-password" }, headers);
  });

  it("a changed password needs the current one and signs out other devices", async () => {
    const { email, password, headers: own, ctx } = await newMember();
    await signIn(visitor, { email, password }, headers);
    await expect(
      changePassword(ctx, { currentPassword: "wrong", newPassword: "a-new-password" }, own),
    ).rejects.toMatchObject({ fields: { currentPassword: expect.any(String) } });
    await changePassword(ctx, { currentPassword: password, newPassword: "a-new-password" }, own);
    expect(await listSessions(ctx)).toHaveLength(1);
  });

  it("a device can be signed out; nobody can sign out another person's", async () => {
    const owner = await newMember();
    const other = await newMember();
    await signIn(visitor, owner, headers);
    const session = (await listSessions(owner.ctx)).find(({ isThisOne }) => !isThisOne);
    await expect(endSession(other.ctx, session!.id)).rejects.toMatchObject({ code: "not_found" });
    await endSession(owner.ctx, session!.id);
    expect(await listSessions(owner.ctx)).toHaveLength(1);
  });

  it("an access token acts for its owner within its scopes until it is removed", async () => {
    const { ctx } = await newMember();
    const token = await createAccessToken(ctx, { name: "script", scopes: ["read", "admin"] });
    const request = new Request("http://127.0.0.1:3000/", { headers: { authorization: `Bearer ${token}` } });
    const viewer = await resolveViewer(db, request, "127.0.0.1");
    expect(viewer).toMatchObject({ kind: "member", scopes: ["read"] });
    expect(isAdmin(viewer)).toBe(false);
    const [shown] = await listAccessTokens(ctx);
    expect(JSON.stringify(shown)).not.toContain(token);
    await revokeAccessToken(ctx, shown!.id);
    expect(isMember(await resolveViewer(db, request, "127.0.0.1"))).toBe(false);
  });

  it("a deleted account leaves nothing behind that signs in", async () => {
    const { ctx, email, password, headers: own } = await newMember();
    expect((await exportOwnData(ctx, { note: async () => "kept" })).length).toBeGreaterThan(100);
    let settled = 0;
    const settle = async () => {
      settled += 1;
    };
    await expect(deleteAccount(ctx, { password: "wrong" }, own, settle)).rejects.toMatchObject({
      code: "validation",
    });
    expect(settled).toBe(0);
    await deleteAccount(ctx, { password }, own, settle);
    expect(settled).toBe(1);
    await expect(signIn(visitor, { email, password }, headers)).rejects.toMatchObject({
      code: "unauthenticated",
    });
    const { rows } = await db.execute(
      sql`select count(*)::int as left_over from users where email = ${email}`,
    );
    expect(rows).toEqual([{ left_over: 0 }]);
  });

  it("D8 the first admin gets a made-up password once", async () => {
    const first = await ensureAdmin(db);
    expect(first?.madePassword).toMatch(/^[\w-]{16}$/);
    expect(await ensureAdmin(db)).toBeUndefined();
  });

  it("a banned account is signed out and cannot sign in", async () => {
    const { viewer, email, password, headers: own } = await newMember();
    if (!isMember(viewer)) throw new Error("not signed in");
    await db.execute(sql`insert into user_bans (user_id, reason) values (${viewer.userId}, 'spam')`);
    const after = await resolveViewer(
      db,
      new Request("http://127.0.0.1:3000/", { headers: own }),
      "127.0.0.1",
    );
    expect(isMember(after)).toBe(false);
    await expect(signIn(visitor, { email, password }, headers)).rejects.toMatchObject({ code: "forbidden" });
  });
});
