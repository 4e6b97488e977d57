import { APIError } from "better-auth/api";
import type * as z from "zod";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { env } from "#app/platform/env/env.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { auth } from "./auth.server.ts";
import type { Ctx } from "./ctx.server.ts";
import type { signUpInput } from "./schema.ts";
import type { SignedIn } from "./sign-in.server.ts";

export async function signUp(
  ctx: Ctx,
  input: z.output<typeof signUpInput>,
  headers: Headers,
): Promise<SignedIn> {
  if (!(await siteSettings(ctx.db)).isSignUpOpen)
    throw new AppError("forbidden", "Sign-up is closed at the moment. Members can still sign in.");
  await limit("sign-up-address", ctx.ip, { points: env().SIGN_UPS_PER_HOUR, durationSeconds: 3600 });
  try {
    // Nobody is asked for a name here, and one made from the address would give half of that away.
    const body = { ...input, name: "" };
    const answer = await auth().api.signUpEmail({ body, headers, returnHeaders: true });
    return { cookies: answer.headers.getSetCookie(), accessToken: answer.headers.get("set-auth-token") };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    // Whatever the reason, the answer must not tell whether the address is taken.
    throw new AppError("validation", "Signup failed. Please try again.", { cause: error });
  }
}
