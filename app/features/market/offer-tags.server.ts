import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { countTags, type TagCount } from "#app/core/catalog/count-tags.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import type { ListInput } from "#app/core/catalog/schema.ts";

const mostOffered = 8;

/** The tags that stand most often on a page, apart from those that the list is narrowed to already. */
export async function offerTags(
  ctx: Ctx,
  list: ListInput & { tags: string[] },
  cards: readonly PromptCard[],
): Promise<TagCount[]> {
  const chosen = new Set(list.tags.map((tag) => tag.toLowerCase()));
  const counts = new Map<string, number>();
  for (const tag of cards.flatMap((card) => card.tags.map((each) => each.toLowerCase())))
    if (!chosen.has(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const offered = [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .slice(0, mostOffered)
    .map(([tag]) => tag);
  return await countTags(ctx, list, offered);
}
