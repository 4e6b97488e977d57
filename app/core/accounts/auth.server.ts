import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { bearer } from "better-auth/plugins";
import { eq } from "drizzle-orm";
import { openAccount } from "#app/core/credits/open-account.server.ts";
import { database, type Database } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { resetPasswordMail, verifyAddressMail } from "./account-mails.server.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";
import { credentials, sessions, userBans, users, verifications } from "./tables.server.ts";

const day = 60 * 60 * 24;

function createAuth(db: Database) {
  const { APP_ORIGIN, APP_SECRET, SMTP_URL } = env();
  const mustVerify = SMTP_URL !== undefined;
  return betterAuth({
    baseURL: APP_ORIGIN,
    basePath: "/api/auth",
    secret: APP_SECRET,
    telemetry: { enabled: false },
    // A wrong password is not news; what fails inside is thrown and logged by us.
    logger: { level: "error" },
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 200,
      requireEmailVerification: mustVerify,
      autoSignIn: !mustVerify,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        await sendMail(resetPasswordMail(user.email, `${APP_ORIGIN}/account/reset?token=${token}`));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user, url }) => {
        await sendMail(verifyAddressMail(user.email, url));
      },
    },
    user: {
      changeEmail: { enabled: true },
      deleteUser: { enabled: true },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    // Our own limits hold across processes and count per account as well.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "spm",
      useSecureCookies: APP_ORIGIN.startsWith("https:"),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
    },
    plugins: [bearer()],
    databaseHooks: {
      user: { create: { after: async (user) => await openAccount(db, user.id) } },
      session: {
        create: {
          before: async (session) => {
            const [ban] = await db.select().from(userBans).where(eq(userBans.userId, session.userId));
            if (ban) throw new APIError("FORBIDDEN", { message: `This account is suspended: ${ban.reason}` });
          },
        },
      },
    },
  });
}

const holder = globalThis as { smartPromptAuth?: { db: Database; auth: ReturnType<typeof createAuth> } };

export function auth(): ReturnType<typeof createAuth> {
  const db = database();
  if (holder.smartPromptAuth?.db !== db) holder.smartPromptAuth = { db, auth: createAuth(db) };
  return holder.smartPromptAuth.auth;
}
