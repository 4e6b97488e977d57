import { and, eq, gte, notInArray } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatCount } from "#app/ui/format-number.ts";
import { generations } from "./tables.server.ts";

/** Toolkit §9: AI generations of one member from midnight to midnight, UTC. */
export const dailyGenerations = 1500;

export function startOfDay(now = new Date()): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** What was given back counts as not begun. */
export async function countGenerationsToday(db: Db, userId: string): Promise<number> {
  return await db.$count(
    generations,
    and(
      eq(generations.userId, userId),
      gte(generations.createdAt, startOfDay()),
      notInArray(generations.status, ["failed", "cancelled"]),
    ),
  );
}

export async function requireRoomToday(db: Db, userId: string, count: number): Promise<void> {
  const left = Math.max(0, dailyGenerations - (await countGenerationsToday(db, userId)));
  if (count <= left) return;
  const most = formatCount(dailyGenerations);
  throw new AppError("rate_limited", `You can generate ${most} images a day. ${left} left today.`);
}
