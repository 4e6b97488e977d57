import * as z from "zod";
import { isMember } from "./viewer.ts";
import { memberProcedure, openProcedure } from "./procedure.server.ts";
import { signInInput, signUpInput } from "./schema.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const signedIn = z.object({
  access_token: z
    .string()
    .nullable()
    .describe("Send it as `Authorization: Bearer …`; null until the address is confirmed."),
});

/** Sessions for callers without cookies. Longer-lived tokens with scopes come from the account page. */
export const accountsApi = {
  signIn: openProcedure
    .route({
      method: "POST",
      path: "/api/v1/auth/sign-in",
      tags: ["Accounts"],
      summary: "Sign in with e-mail and password",
    })
    .input(signInInput)
    .output(signedIn)
    .handler(async ({ input, context: { ctx } }) => {
      const { accessToken } = await signIn(ctx, input, new Headers());
      return { access_token: accessToken };
    }),
  signUp: openProcedure
    .route({ method: "POST", path: "/api/v1/auth/sign-up", tags: ["Accounts"], summary: "Create an account" })
    .input(signUpInput)
    .output(signedIn)
    .handler(async ({ input, context: { ctx } }) => {
      const { accessToken } = await signUp(ctx, input, new Headers());
      return { access_token: accessToken };
    }),
  session: memberProcedure
    .route({
      method: "GET",
      path: "/api/v1/auth/session",
      tags: ["Accounts"],
      summary: "Who this token signs in",
    })
    .output(z.object({ id: z.string(), email: z.string(), role: z.enum(["admin", "user"]) }))
    .handler(({ context: { ctx } }) => {
      if (!isMember(ctx.viewer)) throw new Error("The door let a visitor in.");
      const { userId, email, role } = ctx.viewer;
      return { id: userId, email, role };
    }),
};
