import * as z from "zod";
import { adminProcedure } from "#app/core/accounts/procedure.server.ts";
import { setBalance } from "#app/core/credits/set-balance.server.ts";
import { listUsers } from "./list-users.server.ts";
import { creditsInput, userListInput } from "./schema.ts";

const tags = ["Admin"];

const shownUser = z.object({
  id: z.string(),
  email: z.string(),
  credits: z.string(),
  role: z.enum(["admin", "user"]),
  isBanned: z.boolean(),
  changedAt: z.string(),
  joinedAt: z.string(),
});

export const adminUsersApi = {
  list: adminProcedure
    .route({ method: "GET", path: "/api/v1/admin/users", tags, summary: "Users, paged by key" })
    .input(userListInput)
    .output(
      z.object({
        users: z.array(shownUser),
        matching: z.number().nullable(),
        total: z.number(),
        next: z.string().nullable(),
        previous: z.string().nullable(),
      }),
    )
    .handler(({ input, context: { ctx } }) => listUsers(ctx, input)),
  updateCredits: adminProcedure
    .route({
      method: "POST",
      path: "/functions/v1/update-credits",
      tags,
      summary: "Set a user's balance to an absolute value",
    })
    .input(creditsInput)
    .output(z.object({ userId: z.string(), credits: z.number() }))
    .handler(async ({ input, context: { ctx } }) => ({
      userId: input.userId,
      credits: Number(await setBalance(ctx, input)),
    })),
};
