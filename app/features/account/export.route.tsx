import { listAccessTokens } from "#app/core/accounts/access-tokens.server.ts";
import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { type ExportParts, exportOwnData } from "#app/core/accounts/data-export.server.ts";
import { listSessions } from "#app/core/accounts/sessions.server.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { listMarks } from "#app/core/catalog/list-marks.server.ts";
import { listOwnRecords } from "#app/core/catalog/list-own-records.server.ts";
import { listUnlockedRecords } from "#app/core/catalog/list-unlocked-records.server.ts";
import { listEntries, type ShownEntry } from "#app/core/credits/list-entries.server.ts";
import { listUserImages } from "#app/core/files/list-user-images.server.ts";
import {
  listNotifications,
  type ShownNotification,
} from "#app/core/notifications/list-notifications.server.ts";
import { listReceipts } from "#app/features/billing/list-receipts.server.ts";
import { listPosts } from "#app/features/console/schedule-post.server.ts";
import { listProjects } from "#app/features/generator/list-projects.server.ts";
import { listPurchases, listSales } from "#app/features/store/list-orders.server.ts";
import { exportProjects } from "#app/features/studio/list-projects.server.ts";
import { getTicket } from "#app/features/support/get-ticket.server.ts";
import { listOwnTickets } from "#app/features/support/list-tickets.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import type { Route } from "./+types/export.route";

/** More than anybody has: an export leaves nothing out. */
const everything = 1_000_000;

const parts: ExportParts = {
  "access-tokens": async (ctx) => await listAccessTokens(ctx),
  "credit-history": allEntries,
  "my-prompts": async (ctx) => {
    const cards = await allPages(async (cursor) => {
      const page = await listOwnRecords(ctx, { limit: 60, cursor });
      return { items: page.cards, next: page.nextCursor };
    });
    // Lists are for everyone and leave the text out; the owner's own page has it.
    return await Promise.all(cards.map(({ id }) => getRecord(ctx, id)));
  },
  "unlocked-prompts": async (ctx) => await unlocked(ctx, "prompts"),
  "store-library": async (ctx) => await unlocked(ctx, "store"),
  "store-orders": async (ctx) => ({
    purchases: await listPurchases(ctx, everything),
    sales: await listSales(ctx, everything),
  }),
  images: async (ctx) => await allPages(async (after) => await listUserImages(ctx, { limit: 100, after })),
  "scheduled-posts": async (ctx) => await listPosts(ctx),
  projects: async (ctx) => await listProjects(ctx),
  "likes-and-favourites": async (ctx) => await listMarks(ctx),
  receipts: async (ctx) => await listReceipts(ctx, everything),
  "studio-workflows": exportProjects,
  notifications: allNotifications,
  sessions: async (ctx) => await listSessions(ctx),
  tickets: async (ctx) => {
    const tickets = await listOwnTickets(ctx, everything);
    return await Promise.all(tickets.map(({ id }) => getTicket(ctx, id)));
  },
};

async function unlocked(ctx: Ctx, of: "prompts" | "store") {
  return await allPages(async (cursor) => {
    const page = await listUnlockedRecords(ctx, { limit: 60, cursor, of });
    return { items: page.unlocked, next: page.nextCursor };
  });
}

async function allPages<Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await read(cursor);
    all.push(...items);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

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

async function allNotifications(ctx: Ctx): Promise<ShownNotification[]> {
  const notifications: ShownNotification[] = [];
  let page: ShownNotification[];
  do {
    page = await listNotifications(ctx, notifications.at(-1)?.id);
    notifications.push(...page);
  } while (page.length > 0);
  return notifications;
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
