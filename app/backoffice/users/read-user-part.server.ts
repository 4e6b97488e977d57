import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { listSessionsOf } from "#app/core/accounts/sessions.server.ts";
import { listEntries } from "#app/core/credits/list-entries.server.ts";
import { listTicketsOf } from "#app/features/support/list-tickets.server.ts";
import { listImagesOf, listUnlocksOf } from "./get-user.server.ts";
import { type UserPart, userParts } from "./user-parts.ts";

/** One part of a user's page; only what is looked at is read. */
export async function readUserPart(ctx: Ctx, userId: string, search: URLSearchParams) {
  requireAdmin(ctx);
  const name: UserPart = userParts.find((part) => part.name === search.get("show"))?.name ?? "history";
  switch (name) {
    case "history": {
      const given = Number(search.get("before"));
      const before = Number.isSafeInteger(given) && given > 0 ? { before: given } : {};
      return { name, isLater: "before" in before, ...(await listEntries(ctx, { userId, ...before })) };
    }
    case "unlocks":
      return { name, unlocks: await listUnlocksOf(ctx, userId) };
    case "tickets":
      return { name, tickets: await listTicketsOf(ctx, userId) };
    case "images":
      return { name, images: await listImagesOf(ctx, userId) };
    default:
      return { name, sessions: await listSessionsOf(ctx, userId) };
  }
}

export type ShownPart = Awaited<ReturnType<typeof readUserPart>>;
