import { and, eq, exists, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { userBans, userRoles, users } from "#app/core/accounts/tables.server.ts";
import { profiles } from "#app/core/credits/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ShownUser, UserListInput, UserSort } from "./schema.ts";
import { readCursor, writeCursor } from "./user-cursor.server.ts";

export const usersPerPage = 25;
/** A search is counted and sorted exactly up to this many matches; past it the list is walked in order. */
const mostCounted = 1000;

export interface UserPage {
  users: ShownUser[];
  /** All that match; null when a search matches more than is counted. */
  matching: number | null;
  total: number;
  next: string | null;
  previous: string | null;
}

// The id of the same table as the column: an index holds both, so that a page begins in the middle of it.
const ofUser = { id: sql`${users.id}` };
const ofProfile = { id: sql`${profiles.id}` };
const amount = { type: sql`numeric`, shape: /^\d{1,12}(\.\d+)?$/ };
const moment = { type: sql`timestamptz`, shape: /^\d{4}-\d\d-\d\d \d\d:\d\d:[\d.]+[+-][\d:]+$/ };
const keys: Record<UserSort, { column: SQL; id: SQL; type: SQL; shape: RegExp }> = {
  email: { column: sql`${users.email}`, ...ofUser, type: sql`text`, shape: /./ },
  credits: { column: sql`${profiles.credits}`, ...ofProfile, ...amount },
  changed: { column: sql`${profiles.updatedAt}`, ...ofProfile, ...moment },
  joined: { column: sql`${users.createdAt}`, ...ofUser, ...moment },
};

/** core §2: every user, paged by key in both directions, so that the last page costs what the first does. */
export async function listUsers(ctx: Ctx, input: UserListInput): Promise<UserPage> {
  requireAdmin(ctx);
  try {
    const found = input.q === "" ? undefined : await findMatches(ctx.db, input.q);
    const condition = and(matching(input.q, found), ofRole(ctx.db, input.role));
    const [page, total, admins, matches] = await Promise.all([
      readPage(ctx.db, input, condition),
      ctx.db.$count(users),
      ctx.db.$count(userRoles, eq(userRoles.role, "admin")),
      found ? countMatching(ctx.db, found, condition) : null,
    ]);
    const ofRoles = { admin: admins, user: total - admins, all: total }[input.role ?? "all"];
    return {
      ...page,
      users: await describe(ctx.db, page.ids),
      total,
      matching: found ? matches : ofRoles,
    };
  } catch (error) {
    ctx.log.error({ err: error }, "users could not be listed");
    if (error instanceof AppError) throw error;
    throw new AppError("unavailable", "Failed to load users", { cause: error });
  }
}

/** A part of the address, which is kept in lower case, or the beginning of the id. */
function patternsOf(q: string) {
  const literal = q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return { email: sql`lower(${`%${literal}%`})`, id: `${literal}%` };
}

/** Ids by trigram or by prefix: each side has its index, which an `or` would not use. */
async function findMatches(db: Db, q: string): Promise<string[]> {
  const pattern = patternsOf(q);
  const { rows } = await db.execute<{ id: string }>(sql`
    (select id from users where email like ${pattern.email} limit ${mostCounted + 1})
    union
    (select id from users where id like ${pattern.id} limit ${mostCounted + 1})
  `);
  return rows.map(({ id }) => id);
}

function matching(q: string, found: string[] | undefined): SQL | undefined {
  if (!found) return undefined;
  if (found.length <= mostCounted) return found.length === 0 ? sql`false` : inArray(users.id, found);
  const pattern = patternsOf(q);
  return sql`(${users.email} like ${pattern.email} or ${users.id} like ${pattern.id})`;
}

function ofRole(db: Db, role: UserListInput["role"]): SQL | undefined {
  if (!role) return undefined;
  const asAdmin = db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin")));
  return role === "admin" ? exists(asAdmin) : notExists(asAdmin);
}

async function countMatching(db: Db, found: string[], condition: SQL | undefined): Promise<number | null> {
  return found.length > mostCounted ? null : await db.$count(users, condition);
}

interface KeyPage {
  ids: string[];
  next: string | null;
  previous: string | null;
}

async function readPage(db: Db, input: UserListInput, condition: SQL | undefined): Promise<KeyPage> {
  const { column, id, type, shape } = keys[input.sort];
  const from = readCursor(input.before ?? input.after, shape);
  const isBackward = from !== undefined && input.before !== undefined;
  const isRising = (input.direction === "up") !== isBackward;
  const isPast =
    from && sql`(${column}, ${id}) ${isRising ? sql`>` : sql`<`} (${from[0]}::${type}, ${from[1]}::text)`;
  const order = isRising ? sql`asc` : sql`desc`;
  const rows = await db
    .select({ id: users.id, key: sql<string>`${column}::text` })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(condition, isPast))
    .orderBy(sql`${column} ${order}`, sql`${id} ${order}`)
    .limit(usersPerPage + 1);
  const hasMore = rows.length > usersPerPage;
  const shown = rows.slice(0, usersPerPage);
  if (isBackward) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  const isFirstPage = isBackward ? !hasMore : from === undefined;
  const isLastPage = isBackward ? false : !hasMore;
  return {
    ids: shown.map(({ id }) => id),
    next: last && !isLastPage ? writeCursor(last.key, last.id) : null,
    previous: first && !isFirstPage ? writeCursor(first.key, first.id) : null,
  };
}

/** What the table shows of them, in the order given. */
async function describe(db: Db, ids: string[]): Promise<ShownUser[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      credits: profiles.credits,
      role: userRoles.role,
      bannedFor: userBans.reason,
      changedAt: profiles.updatedAt,
      joinedAt: users.createdAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(userBans, eq(userBans.userId, users.id))
    .where(inArray(users.id, ids))
    .catch((error: unknown) => {
      throw new AppError("unavailable", "Failed to fetch user profiles", { cause: error });
    });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { bannedFor, role, changedAt, joinedAt, ...rest } = row;
    return {
      ...rest,
      role: role ?? "user",
      isBanned: bannedFor !== null,
      changedAt: changedAt.toISOString(),
      joinedAt: joinedAt.toISOString(),
    };
  });
}
