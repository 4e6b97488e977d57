import { sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import { isPublished, readableAmong } from "./may-read-prompt.server.ts";
import type { PromptCard } from "./record-shapes.ts";
import { showReadableCards } from "./show-record.server.ts";
import { selectStored } from "./stored-record.server.ts";
import { records } from "./tables.server.ts";

const recordsByIds = buildOnce((db) =>
  selectStored({ db }, sql`${records.id} = any (${sql.placeholder("ids")})`).prepare("records_by_ids"),
);

/** Cards in the given order, for lists that other areas keep (favourites, unlocks). Unseen ones are left out. */
export async function showCardsById(ctx: Ctx, ids: readonly string[]): Promise<PromptCard[]> {
  if (ids.length === 0) return [];
  const stored = await recordsByIds(ctx.db).execute({ ids });
  const readable = await readableAmong(ctx, stored);
  const seen = stored.filter((record) => isPublished(record) || readable.has(record.id));
  const cards = new Map(showReadableCards(ctx, seen, readable).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
