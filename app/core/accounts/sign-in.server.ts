import { APIError } from "better-auth/api";
import type * as z from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { env } from "#app/platform/env/env.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { auth } from "./auth.server.ts";
import { isDemoAddress } from "./demo-accounts.ts";
import type { Ctx } from "./ctx.server.ts";
import type { signInInput } from "./schema.ts";

export interface SignedIn {
  /** `Set-Cookie` lines that start the session in the browser. */
  cookies: string[];
  /** The same session for callers without cookies. */
  accessToken: string | null;
}

/** Limited per address and per account, so that neither one guesser nor many can try passwords at leisure. */
export async function signIn(
  ctx: Ctx,
  input: z.output<typeof signInInput>,
  headers: Headers,
): Promise<SignedIn> {
  await limit("sign-in-address", ctx.ip, { points: 30, durationSeconds: 900, whenUnavailable: "refuse" });
  await limit("sign-in-account", input.email, {
    points: 10,
    durationSeconds: 900,
    whenUnavailable: "refuse",
  });
  if (isDemoAddress(input.email) && !env().DEMO)
    throw new AppError("unauthenticated", "Invalid email or password");
  try {
    const answer = await auth().api.signInEmail({ body: input, headers, returnHeaders: true });
    return { cookies: answer.headers.getSetCookie(), accessToken: answer.headers.get("set-auth-token") };
  } catch (error) {
    if (!(error instanceof APIError)) ctx.log.error({ err: error }, "sign-in failed");
    throw refusalOf(error, "Login failed. Please try again.");
  }
}

/** The provider's own sentence where it gave one, else the specified one. */
export function refusalOf(error: unknown, fallback: string): AppError {
  if (!(error instanceof APIError)) return new AppError("unavailable", fallback, { cause: error });
  const message = error.body?.message || fallback;
  return new AppError(error.statusCode === 403 ? "forbidden" : "unauthenticated", message, { cause: error });
}
