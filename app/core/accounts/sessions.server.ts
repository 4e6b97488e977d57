import { and, desc, eq, gt } from "drizzle-orm";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { auth } from "./auth.server.ts";
import { type Ctx, requireAdmin, requireMember } from "./ctx.server.ts";
import { sessions } from "./tables.server.ts";

export interface ShownSession {
  id: string;
  device: string;
  ipAddress: string | null;
  lastSeenAt: string;
  isThisOne: boolean;
}

export async function listSessions(ctx: Ctx): Promise<ShownSession[]> {
  return await readSessions(ctx, requireMember(ctx).userId);
}

/** Where somebody else is signed in, for admins. */
export async function listSessionsOf(ctx: Ctx, userId: string): Promise<ShownSession[]> {
  requireAdmin(ctx);
  return await readSessions(ctx, userId);
}

async function readSessions(ctx: Ctx, userId: string): Promise<ShownSession[]> {
  const { sessionId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
    .limit(50);
  return rows.map(({ id, userAgent, ipAddress, updatedAt }) => ({
    id,
    device: describeDevice(userAgent ?? ""),
    ipAddress,
    lastSeenAt: updatedAt.toISOString(),
    isThisOne: id === sessionId,
  }));
}

export async function endSession(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireMember(ctx);
  const [session] = await ctx.db
    .select({ token: sessions.token })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  if (!session) throw new AppError("not_found", "That device is already signed out.");
  const { internalAdapter } = await auth().$context;
  await internalAdapter.deleteSession(session.token);
}

export async function endAllSessions(ctx: Ctx): Promise<void> {
  const { userId } = requireMember(ctx);
  const { internalAdapter } = await auth().$context;
  await internalAdapter.deleteUserSessions(userId);
}

/** Signs somebody else out everywhere. */
export async function endSessionsOf(ctx: Ctx, userId: string): Promise<void> {
  requireAdmin(ctx);
  await recordAction(ctx, { action: "user.sign-out", target: `user:${userId}` });
  const { internalAdapter } = await auth().$context;
  await internalAdapter.deleteUserSessions(userId);
}

const browsers: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

function describeDevice(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!browser && !system) return "API or script";
  return [browser ?? "Browser", system].filter(Boolean).join(" on ");
}
