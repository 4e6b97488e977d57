import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { inArray } from "drizzle-orm";
import { isMember } from "#app/core/accounts/viewer.ts";
import { isOwner } from "#app/core/catalog/may-read-prompt.server.ts";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { recordUnlock } from "#app/core/catalog/record-unlock.server.ts";
import { isFreeItem, showClaimed } from "#app/core/catalog/show-record.server.ts";
import { selectStored, type StoredRecord } from "#app/core/catalog/stored-record.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { findItem } from "./find-item.server.ts";

/** Puts a free item into the member's library. A visitor's claim is kept by the browser (D27). */
export async function claimItem(ctx: Ctx, id: string): Promise<void> {
  const item = await findItem(ctx, id);
  if (!isFreeItem(item)) throw new AppError("conflict", "This item is not free.");
  await keep(ctx, item);
}

/** What was claimed before signing in joins the library; what is not free any more stays out. */
export async function mergeClaims(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const item of await freeItems(ctx, ids)) await keep(ctx, item);
}

/** What a visitor claimed in this browser, with its text: it is free, and still on show. */
export async function showClaims(ctx: Ctx, ids: readonly string[]): Promise<PromptDetail[]> {
  const shown = showClaimed(await freeItems(ctx, ids), ctx.viewer);
  return ids.flatMap((id) => shown.find((item) => item.id === id) ?? []);
}

async function keep({ db, viewer, ...ctx }: Ctx, item: StoredRecord): Promise<void> {
  if (!isMember(viewer) || isOwner(item, viewer)) return;
  await recordUnlock({ ...ctx, db, viewer }, { userId: viewer.userId, promptId: item.id, paid: "0.00" });
}

async function freeItems(ctx: Ctx, ids: readonly string[]): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  const stored = await selectStored(ctx, inArray(records.id, [...ids]));
  return stored.filter((record) => isFreeItem(record));
}
