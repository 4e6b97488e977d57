import * as z from "zod";
import { tokenScopes } from "./token-scopes.ts";

/** core §5: what the sign-in provider answers when either is missing. */
export const missingCredentials = "You must provide either an email or phone number and a password";

const email = z
  .string({ error: missingCredentials })
  .trim()
  .min(1, missingCredentials)
  .max(254, "Please enter a valid email address.")
  .pipe(z.email("Please enter a valid email address."))
  .transform((value) => value.toLowerCase());

export const signInInput = z.object({
  email,
  password: z
    .string({ error: missingCredentials })
    .min(1, missingCredentials)
    .max(200, "Invalid email or password"),
});

export const newPassword = z
  .string({ error: missingCredentials })
  .min(1, missingCredentials)
  .min(8, "Please use at least 8 characters for your password.")
  .max(200, "Please use at most 200 characters for your password.");

export const signUpInput = z.object({ email, password: newPassword });

export const emailInput = z.object({ email });

export const resetInput = z.object({
  token: z.string().min(1, "This link is not complete."),
  password: newPassword,
});

export const changePasswordInput = z.object({
  currentPassword: z.string().min(1, "Please enter your current password."),
  newPassword,
});

export const changeNameInput = z.object({
  name: z.string().trim().max(60, "Please use at most 60 characters.").default(""),
});

export const changeEmailInput = z.object({
  email,
  password: z.string().min(1, "Please enter your current password."),
});

export const deleteAccountInput = z.object({
  password: z.string().min(1, "Please enter your current password."),
});

export const newTokenInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Please give the token a name.")
    .max(60, "Please use at most 60 characters."),
  scopes: z.array(z.enum(tokenScopes)).min(1, "Please choose at least one scope."),
});
