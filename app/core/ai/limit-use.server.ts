import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { type AiFunction, jobFunctions } from "./functions.ts";

const day = 86_400;
const visitorMessage = "You have used today's free tries. Sign in to go on.";

/** D10: visitors by address, whatever their browser says about its balance; members by account. */
export async function limitUse(ctx: Ctx, aiFunction: AiFunction): Promise<void> {
  const isHeavy = jobFunctions.some((name) => name === aiFunction);
  if (isMember(ctx.viewer)) {
    const rule = { points: isHeavy ? 300 : 600, durationSeconds: 3600 };
    await limit(isHeavy ? "member-generation" : "member-text", ctx.viewer.userId, rule);
    return;
  }
  const { visitorImagesPerDay, visitorTextsPerDay } = await siteSettings(ctx.db);
  await limit(isHeavy ? "visitor-generation" : "visitor-text", ctx.ip, {
    points: isHeavy ? visitorImagesPerDay : visitorTextsPerDay,
    durationSeconds: day,
    message: visitorMessage,
    whenUnavailable: "refuse",
  });
}
