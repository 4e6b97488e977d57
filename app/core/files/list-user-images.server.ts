import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { notSignedIn } from "./save-user-image.server.ts";
import { searchedText, userImages } from "./tables.server.ts";
import type { UserImage } from "./user-image.ts";
import { viewUserImage } from "./view-user-image.server.ts";

export const imageListInput = z.object({
  search: z.string().trim().max(200).default(""),
  sort: z.enum(["newest", "oldest", "title"]).default("newest"),
  /** Only the images of this batch. */
  batch: z.uuid().optional(),
  /** `next` of the page before. */
  after: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

export type ImageListInput = z.input<typeof imageListInput>;

export interface ImagePage {
  items: UserImage[];
  next: string | null;
  /** All that match, over all pages. */
  total: number;
}

type Parsed = z.output<typeof imageListInput>;

/** Toolkit §7: one's own, newest first unless told. */
export async function listUserImages(ctx: Ctx, input: ImageListInput = {}): Promise<ImagePage> {
  const { userId } = requireMember(ctx, notSignedIn);
  const asked = parseInput(imageListInput, input);
  const page = await readPage(ctx, asked, eq(userImages.userId, userId));
  return { ...page, items: page.items.map(viewUserImage) };
}

async function readPage(ctx: Ctx, asked: Parsed, whose: SQL) {
  const matches = and(whose, matching(asked.search), ofBatch(asked.batch));
  const rows = await ctx.db
    .select()
    .from(userImages)
    .where(and(matches, following(asked)))
    .orderBy(...orders[asked.sort])
    .limit(asked.limit + 1);
  const items = rows.slice(0, asked.limit);
  const last = rows.length > items.length ? items.at(-1) : undefined;
  const total = await ctx.db.$count(userImages, matches);
  return { items, next: last ? cursorOf(asked.sort, last) : null, total };
}

/** An image of a batch carries the id of the generation that made it. */
function ofBatch(batch: string | undefined): SQL | undefined {
  if (batch === undefined) return undefined;
  return sql`${userImages.id} in (select id from generations where batch_id = ${batch})`;
}

function matching(search: string): SQL | undefined {
  if (search === "") return undefined;
  const literal = search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`${searchedText(userImages)} like lower(${`%${literal}%`})`;
}

const orders = {
  newest: [desc(userImages.createdAt), desc(userImages.id)],
  oldest: [asc(userImages.createdAt), asc(userImages.id)],
  title: [asc(sql`lower(${userImages.title})`), asc(userImages.id)],
};

const cursor = z.tuple([z.union([z.number(), z.string()]), z.uuid()]);

function cursorOf(sort: Parsed["sort"], image: typeof userImages.$inferSelect): string {
  const key = sort === "title" ? image.title.toLowerCase() : image.createdAt.getTime();
  return Buffer.from(JSON.stringify([key, image.id])).toString("base64url");
}

/** A cursor that was tampered with starts from the beginning. */
function following({ sort, after }: Parsed): SQL | undefined {
  if (after === undefined) return undefined;
  const [key, id] = readCursor(after);
  if (id === undefined) return undefined;
  if (sort === "title")
    return sql`(lower(${userImages.title}), ${userImages.id}) > (${String(key)}, ${id}::uuid)`;
  const time = sql`to_timestamp(${Number(key) / 1000}::float8)::timestamptz(3)`;
  return sort === "newest"
    ? sql`(${userImages.createdAt}, ${userImages.id}) < (${time}, ${id}::uuid)`
    : sql`(${userImages.createdAt}, ${userImages.id}) > (${time}, ${id}::uuid)`;
}

function readCursor(after: string): [string | number, string] | [] {
  try {
    return cursor.parse(JSON.parse(Buffer.from(after, "base64url").toString()));
  } catch {
    return [];
  }
}
