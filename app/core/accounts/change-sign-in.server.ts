import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { AppError } from "#app/platform/errors/app-error.ts";
import { env } from "#app/platform/env/env.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { auth } from "./auth.server.ts";
import { type Ctx, inTransaction, requireMember } from "./ctx.server.ts";
import { requireAnotherAdmin } from "./last-admin.server.ts";
import { users } from "./tables.server.ts";

const tries = { points: 10, durationSeconds: 900, whenUnavailable: "refuse" } as const;

/** Also signs out every other device, where somebody who knew the old password may be. */
export async function changePassword(
  ctx: Ctx,
  input: { currentPassword: string; newPassword: string },
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const { userId } = requireMember(ctx);
  await limit("change-password", userId, tries);
  try {
    const answer = await auth().api.changePassword({
      body: { ...input, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    });
    return { cookies: answer.headers.getSetCookie() };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw wrongPassword("currentPassword");
  }
}

/** With mail set up the new address has to be confirmed; without it the change holds at once. */
export async function changeEmail(
  ctx: Ctx,
  input: { email: string; password: string },
  headers: Headers,
): Promise<void> {
  const { userId } = requireMember(ctx);
  await requirePassword(ctx, input.password, headers);
  if (env().SMTP_URL) {
    await auth().api.changeEmail({ body: { newEmail: input.email, callbackURL: "/account" }, headers });
    return;
  }
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, input.email));
  if (taken && taken.id !== userId)
    throw new AppError("validation", "This address cannot be used.", {
      fields: { email: "This address cannot be used." },
    });
  const { internalAdapter } = await auth().$context;
  await internalAdapter.updateUser(userId, { email: input.email });
}

/** `settle` ends what runs on elsewhere; where it refuses, the account stays. */
export async function deleteAccount(
  ctx: Ctx,
  input: { password: string },
  headers: Headers,
  settle: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const { userId } = requireMember(ctx);
  await requirePassword(ctx, input.password, headers);
  await settle(ctx);
  await inTransaction(ctx, ({ db }) => requireAnotherAdmin(db, userId));
  const { internalAdapter } = await auth().$context;
  await internalAdapter.deleteUserSessions(userId);
  await internalAdapter.deleteUser(userId);
}

async function requirePassword(ctx: Ctx, password: string, headers: Headers): Promise<void> {
  const { userId } = requireMember(ctx);
  await limit("confirm-password", userId, tries);
  const { status } = await auth()
    .api.verifyPassword({ body: { password }, headers })
    .catch((error: unknown) => {
      if (error instanceof APIError) throw wrongPassword("password");
      throw error;
    });
  if (!status) throw wrongPassword("password");
}

function wrongPassword(field: string): AppError {
  const message = "That is not your current password.";
  return new AppError("validation", message, { fields: { [field]: message } });
}
