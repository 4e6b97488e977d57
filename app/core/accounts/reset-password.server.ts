import { APIError } from "better-auth/api";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { auth } from "./auth.server.ts";
import type { Ctx } from "./ctx.server.ts";

const resetLimit = { points: 5, durationSeconds: 3600 };

/** Sends the mail if the address has an account; the answer is the same either way. */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  await limit("reset-address", ctx.ip, { points: 20, durationSeconds: 3600 });
  await limit("reset-account", email, resetLimit);
  await auth().api.requestPasswordReset({ body: { email } });
}

/** A used or old link is refused; a good one ends every session of the account. */
export async function resetPassword(ctx: Ctx, token: string, newPassword: string): Promise<void> {
  await limit("reset-use", ctx.ip, { points: 20, durationSeconds: 3600 });
  try {
    await auth().api.resetPassword({ body: { token, newPassword } });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new AppError("validation", "This link has expired or was used before. Please ask for a new one.", {
      cause: error,
    });
  }
}
