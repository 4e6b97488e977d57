import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isAdmin, isMember, type Viewer } from "#app/core/accounts/viewer.ts";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { activeTable, templateTable } from "./source-tables.ts";
import { type records, unlockedPrompts } from "./tables.server.ts";

type Asked = Pick<typeof records.$inferSelect, "id" | "ownerId" | "tableName" | "pack" | "price" | "status">;

/** The one question about paid text and files: which of these may the viewer read. */
export async function readableAmong(ctx: Ctx, asked: readonly Asked[]): Promise<Set<string>> {
  const readable = new Set(
    asked.filter((record) => isReadableAnyway(record, ctx.viewer)).map(({ id }) => id),
  );
  const rest = asked.filter(({ id }) => !readable.has(id)).map(({ id }) => id);
  if (!isMember(ctx.viewer) || rest.length === 0) return readable;
  const unlocked = await unlockedAmong(ctx.db).execute({ userId: ctx.viewer.userId, ids: rest });
  for (const { id } of unlocked) readable.add(id);
  return readable;
}

const unlockedAmong = buildOnce((db) =>
  db
    .select({ id: unlockedPrompts.promptId })
    .from(unlockedPrompts)
    .where(
      and(
        eq(unlockedPrompts.userId, sql.placeholder("userId")),
        sql`${unlockedPrompts.promptId} = any (${sql.placeholder("ids")})`,
      ),
    )
    .prepare("unlocked_among"),
);

/** Bought it, which is more than being able to read it: admins and owners did not. */
export async function hasUnlocked(db: Db, userId: string, promptId: string): Promise<boolean> {
  return (await unlockedAmong(db).execute({ userId, ids: [promptId] })).length > 0;
}

export async function mayReadPrompt(ctx: Ctx, record: Asked): Promise<boolean> {
  return (await readableAmong(ctx, [record])).has(record.id);
}

function isReadableAnyway(record: Asked, viewer: Viewer): boolean {
  if (isAdmin(viewer) || isOwner(record, viewer)) return true;
  // The templates page hands out its texts to everyone (toolkit §2), as long as nobody put a price on one.
  const isTemplate = record.tableName === templateTable || record.pack === templateTable;
  return isTemplate && Number(record.price) === 0 && isPublished(record);
}

export function isOwner(record: Pick<Asked, "ownerId">, viewer: Viewer): boolean {
  return isMember(viewer) && record.ownerId !== null && record.ownerId === viewer.userId;
}

export function isPublished(record: Pick<Asked, "status" | "tableName">): boolean {
  return record.tableName !== activeTable && (record.status === "Live" || record.status === "Published");
}
