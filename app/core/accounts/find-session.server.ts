import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { sessions, userBans, userRoles, users } from "./tables.server.ts";
import type { Member } from "./viewer.ts";

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?spm\.session_token=([^;]*)/;

export function carriesSession(cookieHeader: string | null | undefined): boolean {
  return cookieHeader ? sessionCookie.test(cookieHeader) : false;
}

/**
 * The member whose session the cookie carries. Every page of a member begins here, so it is one
 * statement; renewing a session is left to the auth library, which sets the cookie.
 */
export async function findSession(db: Db, cookieHeader: string): Promise<Member | undefined> {
  const token = readSignedToken(cookieHeader.match(sessionCookie)?.[1] ?? "");
  if (token === undefined) return undefined;
  const [row] = await sessionByToken(db).execute({ token });
  if (!row) return undefined;
  const { sessionId, sessionExpiresAt, ...member } = row;
  return memberFrom(member, { sessionId, sessionExpiresAt });
}

const memberColumns = { user: users, role: userRoles.role, bannedFor: userBans.reason };

const sessionByToken = buildOnce((db) =>
  db
    .select({ sessionId: sessions.id, sessionExpiresAt: sessions.expiresAt, ...memberColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(userBans, eq(userBans.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder("token")), gt(sessions.expiresAt, sql`now()`)))
    .prepare("session_by_token"),
);

interface MemberRow {
  user: typeof users.$inferSelect;
  role: Member["role"] | null;
  bannedFor: string | null;
}

export async function findMember(db: Db, userId: string): Promise<Member | undefined> {
  const [row] = await db
    .select(memberColumns)
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(userBans, eq(userBans.userId, users.id))
    .where(eq(users.id, userId));
  return row && memberFrom(row);
}

function memberFrom(
  { user, role, bannedFor }: MemberRow,
  session: Pick<Member, "sessionId" | "sessionExpiresAt"> = {
    sessionId: undefined,
    sessionExpiresAt: undefined,
  },
): Member | undefined {
  if (bannedFor !== null) return undefined;
  return {
    kind: "member",
    userId: user.id,
    email: user.email,
    name: user.name,
    role: role ?? "user",
    isEmailVerified: user.emailVerified,
    createdAt: user.createdAt,
    scopes: undefined,
    ...session,
  };
}

/** The auth library writes `token.signature`, the signature being the token's HMAC in base64. */
function readSignedToken(value: string): string | undefined {
  const [, token = "", signature = ""] = safeDecode(value).match(/^([^.]+)\.(.+)$/) ?? [];
  if (!token) return undefined;
  const expected = createHmac("sha256", env().APP_SECRET).update(token).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
