import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { notifications } from "./tables.server.ts";

export interface ShownNotification {
  id: number;
  kind: string;
  title: string;
  body: string;
  link: string;
  isRead: boolean;
  createdAt: string;
}

const pageSize = 20;
/** Past this many the bell says `99+`; nobody counts further. */
const mostCounted = 100;

export async function listNotifications(ctx: Ctx, before?: number): Promise<ShownNotification[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), before === undefined ? undefined : lt(notifications.id, before)),
    )
    .orderBy(desc(notifications.id))
    .limit(pageSize);
  return rows.map(({ id, kind, title, body, link, readAt, createdAt }) => ({
    id,
    kind,
    title,
    body,
    link,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }));
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  return (await unreadOf(db).execute({ userId })).length;
}

const unreadOf = buildOnce((db) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder("userId")), isNull(notifications.readAt)))
    .limit(mostCounted)
    .prepare("unread_of"),
);
