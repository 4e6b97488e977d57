import { and, eq, inArray, sql } from "drizzle-orm";
import { listPage } from "#app/backoffice/lists/list-page.server.ts";
import type { IdPage } from "#app/backoffice/lists/list-query.ts";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { moderateText } from "#app/core/ai/builtin/moderate-text.ts";
import { showDetails } from "#app/core/catalog/show-record.server.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { selectStored } from "#app/core/catalog/stored-record.server.ts";
import { isSubmission, records } from "#app/core/catalog/tables.server.ts";
import type { QueueItem, QueueQuery } from "./schema.ts";
import { textsOf } from "./submission-texts.ts";

const rowsPerPage = 25;

const statusOf = {
  waiting: "Draft",
  changes: "Changes requested",
  rejected: "Rejected",
  live: "Live",
} as const;

export interface Queue {
  items: QueueItem[];
  total: IdPage["total"];
  window: IdPage["window"];
  counts: Record<keyof typeof statusOf, number>;
}

/** Submissions by the state of their review: what waits longest first, what was decided newest first. */
export async function listQueue(ctx: Ctx, { show, kind, page }: QueueQuery): Promise<Queue> {
  requireAdmin(ctx);
  const ofKind = {
    all: undefined,
    prompts: sql`(product_type is null) = true`,
    store: sql`(product_type is null) = false`,
  }[kind];
  const statuses = await ctx.db
    .select({ status: records.status, count: sql<number>`count(*)::int` })
    .from(records)
    .where(isSubmission)
    .groupBy(records.status);
  const countOf = (status: string) => statuses.find((each) => each.status === status)?.count ?? 0;
  const { ids, total, window } = await listPage(ctx.db, {
    from: sql`${records}`,
    scope: and(isSubmission, eq(records.status, statusOf[show]), ofKind),
    id: sql`${records.id}`,
    key: sql`${records.createdAt}`,
    direction: show === "waiting" ? "asc" : "desc",
    match: undefined,
    counted: kind === "all" ? countOf(statusOf[show]) : undefined,
    page,
    size: rowsPerPage,
  });
  return {
    items: await itemsOf(ctx, ids),
    total,
    window,
    counts: {
      waiting: countOf(statusOf.waiting),
      changes: countOf(statusOf.changes),
      rejected: countOf(statusOf.rejected),
      live: countOf(statusOf.live),
    },
  };
}

async function itemsOf(ctx: Ctx, ids: readonly string[]): Promise<QueueItem[]> {
  if (ids.length === 0) return [];
  const { mostLinks } = await siteSettings(ctx.db);
  const stored = await selectStored(ctx, inArray(records.id, [...ids]));
  const details = await showDetails(ctx, stored);
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  return ids.flatMap((id) => {
    const detail = byId.get(id);
    if (!detail) return [];
    return {
      id,
      title: detail.title,
      productType: detail.productType,
      price: detail.price,
      unit: detail.unit,
      creator: detail.creator,
      imageUrl: detail.imageUrl,
      createdAt: detail.createdTime,
      flagCount: textsOf(detail).flatMap((text) => moderateText(text, { mostLinks })).length,
    };
  });
}
