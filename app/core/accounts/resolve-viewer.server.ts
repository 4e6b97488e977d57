import { createHash, createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { auth } from "./auth.server.ts";
import { carriesSession, findMember, findSession } from "./find-session.server.ts";
import { accessTokens } from "./tables.server.ts";
import type { Member, Viewer, Visitor } from "./viewer.ts";

export const accessTokenPrefix = "spm_";

/** Who sends this request: a browser session, a bearer token, or a visitor. */
export async function resolveViewer(db: Db, request: Request, ip: string): Promise<Viewer> {
  const bearer = request.headers.get("authorization")?.match(/^Bearer (\S+)$/i)?.[1];
  if (bearer?.startsWith(accessTokenPrefix)) {
    return (await memberOfAccessToken(db, bearer)) ?? visitor(request, ip);
  }
  const cookies = request.headers.get("cookie");
  if (bearer === undefined) {
    const known = visitor(request, ip);
    const member = carriesSession(cookies) ? await findSession(db, cookies ?? "") : undefined;
    return member ? { ...member, visitorId: known.visitorId } : known;
  }
  const found = await auth().api.getSession({ headers: request.headers });
  const member = found && (await findMember(db, found.user.id));
  if (!member) return visitor(request, ip);
  return { ...member, sessionId: found.session.id, sessionExpiresAt: found.session.expiresAt };
}

async function memberOfAccessToken(db: Db, token: string): Promise<Member | undefined> {
  const [row] = await db
    .update(accessTokens)
    .set({ lastUsedAt: new Date() })
    .where(eq(accessTokens.tokenHash, hashAccessToken(token)))
    .returning({ userId: accessTokens.userId, scopes: accessTokens.scopes });
  const member = row && (await findMember(db, row.userId));
  return member && { ...member, scopes: row.scopes };
}

export function hashAccessToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function visitor(request: Request, ip: string): Visitor {
  // The day is part of the hash, so that the same person cannot be followed from one day to the next.
  const today = new Date().toISOString().slice(0, 10);
  const visitorId = createHmac("sha256", env().APP_SECRET)
    .update(`${today} ${ip} ${request.headers.get("user-agent") ?? ""}`)
    .digest("base64url")
    .slice(0, 22);
  return { kind: "visitor", visitorId };
}
