import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { type ExportParts, exportOwnData } from "#app/core/accounts/data-export.server.ts";
import { listOwnRecords } from "#app/core/catalog/list-own-records.server.ts";
import { listUnlockedRecords } from "#app/core/catalog/list-unlocked-records.server.ts";
import { listEntries, type ShownEntry } from "#app/core/credits/list-entries.server.ts";
import { listUserImages } from "#app/core/files/list-user-images.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { listReceipts } from "#app/features/billing/list-receipts.server.ts";
import { listPosts } from "#app/features/console/schedule-post.server.ts";
import { getTicket } from "#app/features/support/get-ticket.server.ts";
import { listOwnTickets } from "#app/features/support/list-tickets.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import type { Route } from "./+types/export.route";

const parts: ExportParts = {
  "credit-history": allEntries,
  "my-prompts": async (ctx) => await listOwnRecords(ctx, { limit: 60 }),
  "unlocked-prompts": async (ctx) => await listUnlockedRecords(ctx, { limit: 60 }),
  images: async (ctx) => await listUserImages(ctx),
  "scheduled-posts": async (ctx) => await listPosts(ctx),
  receipts: async (ctx) => await listReceipts(ctx),
  notifications: async (ctx) => await listNotifications(ctx),
  tickets: async (ctx) => {
    const tickets = await listOwnTickets(ctx);
    return await Promise.all(tickets.map(({ id }) => getTicket(ctx, id)));
  },
};

async function allEntries(ctx: Ctx): Promise<ShownEntry[]> {
  const entries: ShownEntry[] = [];
  let before: number | undefined;
  do {
    const page = await listEntries(ctx, { limit: 500, ...(before === undefined ? {} : { before }) });
    entries.push(...page.entries);
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
  return entries;
}

/** Everything this account has on the site, as a zip of JSON files. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const zip = await exportOwnData(context.get(requestCtx), parts);
  return new Response(new Uint8Array(zip), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="my-data.zip"',
      "cache-control": "private, no-store",
    },
  });
});
