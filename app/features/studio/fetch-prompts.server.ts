import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";

export const promptsQuery = z.object({
  search: z.string().trim().max(200).default(""),
  tableName: z.string().trim().max(100).optional(),
  limit: z.number().int().min(1).max(60).default(24),
});

/** What a card shows; the locked text is read on the prompt's own page. */
export const shownPrompt = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  sourceTable: z.string(),
  price: z.number(),
  tags: z.array(z.string()),
  imageUrl: z.string().nullable(),
  url: z.string(),
});

/** Prompts of the record tables, whichever store they come from. */
export async function fetchPrompts(ctx: Ctx, input: z.input<typeof promptsQuery>) {
  const { search, tableName, limit } = parseInput(promptsQuery, input);
  const page = await listRecords(ctx, { q: search, tables: tableName ? [tableName] : [], limit });
  const origin = env().APP_ORIGIN;
  return {
    prompts: page.cards.map(({ id, title, description, sourceTable, price, tags, imageUrl }) => ({
      id,
      title,
      description,
      sourceTable,
      price,
      tags,
      imageUrl: imageUrl === null ? null : new URL(imageUrl, origin).href,
      url: new URL(`/prompt/${id}`, origin).href,
    })),
    total: page.total.count,
  };
}
