import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type Ctx, requireMember } from "./ctx.server.ts";
import { accessTokenPrefix, hashAccessToken } from "./resolve-viewer.server.ts";
import { accessTokens } from "./tables.server.ts";
import { tokenScopes, type TokenScope } from "./token-scopes.ts";

const mostTokens = 20;

export interface ShownToken {
  id: string;
  name: string;
  scopes: string[];
  createdAt: string;
  lastUsedAt: string | null;
}

export async function listAccessTokens(ctx: Ctx): Promise<ShownToken[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt));
  return rows.map(({ id, name, scopes, createdAt, lastUsedAt }) => ({
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** The token itself is returned here and never again. */
export async function createAccessToken(
  ctx: Ctx,
  input: { name: string; scopes: TokenScope[] },
): Promise<string> {
  const { userId, role } = requireMember(ctx);
  const known = await ctx.db.$count(accessTokens, eq(accessTokens.userId, userId));
  if (known >= mostTokens)
    throw new AppError("conflict", `You have ${mostTokens} tokens. Please remove one first.`);
  const scopes = tokenScopes.filter(
    (scope) => input.scopes.includes(scope) && (scope !== "admin" || role === "admin"),
  );
  const token = `${accessTokenPrefix}${randomBytes(24).toString("base64url")}`;
  await ctx.db
    .insert(accessTokens)
    .values({ id: randomUUID(), userId, name: input.name, scopes, tokenHash: hashAccessToken(token) });
  return token;
}

export async function revokeAccessToken(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.db.delete(accessTokens).where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)));
}
