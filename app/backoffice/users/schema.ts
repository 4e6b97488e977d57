import * as z from "zod";
import { cleanText } from "#app/platform/http/clean-input.ts";

export const userSorts = ["email", "credits", "changed", "joined"] as const;
export type UserSort = (typeof userSorts)[number];

const userId = z.string().min(1, "There is no such user.").max(100, "There is no such user.");

/** How the list is asked for, as it stands in the address. What makes no sense counts as not given. */
export const userListInput = z.object({
  q: z.string().transform(cleanText).pipe(z.string().trim().max(200)).catch("").default(""),
  role: z.enum(["admin", "user"]).optional().catch(undefined),
  sort: z.enum(userSorts).catch("email").default("email"),
  direction: z.enum(["up", "down"]).catch("up").default("up"),
  after: z.string().max(600).optional(),
  before: z.string().max(600).optional(),
});

export type UserListInput = z.output<typeof userListInput>;

const largestBalance = 9_999_999;

/** core §5: parsed as an integer, 0 if not numeric. */
export const creditsInput = z.object({
  userId,
  credits: z
    .union([z.string(), z.number()])
    .transform((value) => Number.parseInt(String(value), 10) || 0)
    .pipe(
      z
        .number()
        .min(0, "A balance cannot be below 0.")
        .max(largestBalance, "Please enter at most 9,999,999 credits."),
    ),
  note: z.string().trim().max(200, "Please use at most 200 characters.").optional(),
});

export const roleInput = z.object({ userId, role: z.enum(["admin", "user"], "Please choose a role.") });

export const banInput = z.object({
  userId,
  reason: z
    .string()
    .trim()
    .min(1, "Please say why: the user reads it when signing in.")
    .max(300, "Please use at most 300 characters."),
});

export const userInput = z.object({ userId });

export interface ShownUser {
  id: string;
  email: string;
  credits: string;
  role: "admin" | "user";
  isBanned: boolean;
  changedAt: string;
  joinedAt: string;
}
