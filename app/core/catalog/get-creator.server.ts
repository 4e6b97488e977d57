import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { RecordFields } from "./field-names.ts";
import { creditShelves, handleOf } from "./list-conditions.server.ts";
import { picturesOf, safeUrl, type SocialLinks, socialLinksOf, textOf } from "./read-fields.ts";
import { records, recordStats } from "./tables.server.ts";

export interface Creator {
  handle: string;
  name: string;
  bio: string | null;
  logoUrl: string | null;
  socialLinks: SocialLinks;
  promptCount: number;
  unlocks: number;
  likes: number;
  views: number;
}

/** The person behind a handle, as told by their newest prompts; undefined where nothing of theirs is on show. */
export async function getCreator(ctx: Ctx, name: string): Promise<Creator | undefined> {
  const handle = handleOf(name);
  const theirs = and(eq(records.creatorHandle, handle), inArray(records.shelf, [...creditShelves]));
  const newest = await ctx.db
    .select({ fields: records.fields })
    .from(records)
    .where(theirs)
    .orderBy(desc(records.createdAt), desc(records.id))
    .limit(20);
  const [first] = newest;
  if (!first) return undefined;
  const [totals] = await ctx.db
    .select({
      promptCount: sql<number>`count(*)::integer`,
      unlocks: sql<number>`coalesce(sum(${records.popularity}), 0)::integer`,
      likes: sql<number>`(coalesce(sum(record_count(${records.fields}, 'Likes')), 0) + coalesce(sum(${recordStats.likes}), 0))::integer`,
      views: sql<number>`(coalesce(sum(record_count(${records.fields}, 'Views')), 0) + coalesce(sum(${recordStats.views}), 0))::integer`,
    })
    .from(records)
    .leftJoin(recordStats, eq(recordStats.recordId, records.id))
    .where(theirs);
  const told = <Value>(read: (fields: RecordFields) => Value | undefined) =>
    newest.map(({ fields }) => read(fields)).find((value) => value !== undefined) ?? null;
  return {
    handle,
    name: textOf(first.fields, "Creator") ?? name,
    bio: told((fields) => textOf(fields, "Bio")),
    logoUrl: told((fields) => safeUrl(fields["Logo URL"]) ?? picturesOf(fields, "Logo")[0]?.url),
    socialLinks:
      told((fields) => {
        const links = socialLinksOf(fields);
        return Object.keys(links).length > 0 ? links : undefined;
      }) ?? {},
    promptCount: totals?.promptCount ?? 0,
    unlocks: totals?.unlocks ?? 0,
    likes: totals?.likes ?? 0,
    views: totals?.views ?? 0,
  };
}
