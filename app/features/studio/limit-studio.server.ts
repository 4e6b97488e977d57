import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { limit } from "#app/platform/limits/limit.server.ts";

const hour = 3600;
const perHour = { picture: 60, mockup: 2000, text: 300, export: 60 } as const;

/** What costs the server something: counted by account, or by address for visitors. */
export async function limitStudio(ctx: Ctx, what: keyof typeof perHour): Promise<void> {
  const key = isMember(ctx.viewer) ? ctx.viewer.userId : ctx.ip;
  await limit(`studio-${what}`, key, { points: perHour[what], durationSeconds: hour });
}
