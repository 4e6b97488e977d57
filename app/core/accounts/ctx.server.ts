import { createContext } from "react-router";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Log } from "#app/platform/log/log.server.ts";
import { hasScope, isAdmin, isMember, type Member, type Viewer } from "./viewer.ts";

/** What every operation is given: who asks, on which database, and how to tell about it. */
export interface Ctx {
  db: Db;
  viewer: Viewer;
  requestId: string;
  log: Log;
  /** The client's address, for limits and the audit log. */
  ip: string;
}

/** How loaders and actions reach the request's `Ctx`: `context.get(requestCtx)`. */
export const requestCtx = createContext<Ctx>();

export function requireMember(ctx: Ctx, message = "Please sign in to continue."): Member {
  if (!isMember(ctx.viewer)) throw new AppError("unauthenticated", message);
  return ctx.viewer;
}

export function requireAdmin(ctx: Ctx): Member {
  const member = requireMember(ctx, "Please log in as an admin");
  if (!isAdmin(member)) throw new AppError("forbidden", "You don't have permission to access this page.");
  return member;
}

export function requireScope(ctx: Ctx, scope: "read" | "write"): void {
  if (isMember(ctx.viewer) && !hasScope(ctx.viewer, scope))
    throw new AppError("forbidden", `This access token lacks the scope "${scope}".`);
}

export async function inTransaction<Result>(ctx: Ctx, run: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  return await ctx.db.transaction((tx) => run({ ...ctx, db: tx }));
}
