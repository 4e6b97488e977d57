import { and, eq, gte, notExists, sql } from "drizzle-orm";
import { siteBrand } from "#app/brand.server.ts";
import { notifications } from "#app/core/notifications/tables.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { formatCount } from "#app/ui/format-number.ts";
import { settingsOf } from "./console-settings.server.ts";
import { formatRevenue, sumOf } from "./live-dashboard.ts";
import { type LiveDay, type LiveFigures, readMemberFigures } from "./live-figures.server.ts";
import { isOn } from "./settings-shape.ts";
import { socialPages } from "./tables.server.ts";

const title = "Your week in figures";

/** Tells every member with a connected page what the last seven days brought; a second run tells nobody twice. */
export async function sendWeeklyReports(db: Db): Promise<void> {
  for (const { userId } of await membersToTell(db)) {
    if (!isOn(await settingsOf(db, userId), "weekly-report")) continue;
    await notify(db, {
      userId,
      kind: "post",
      title,
      body: sentenceOf(await readMemberFigures(db, userId, 7)),
      link: `/${siteBrand().slug}?tab=analytics&figures=mine&range=7d`,
    });
  }
}

async function membersToTell(db: Db) {
  const toldToday = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, socialPages.userId),
        eq(notifications.title, title),
        gte(notifications.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  return await db
    .selectDistinct({ userId: socialPages.userId })
    .from(socialPages)
    .where(notExists(toldToday));
}

function sentenceOf({ days, revenueUnit }: LiveFigures): string {
  const count = (read: (day: LiveDay) => number, one: string) => {
    const value = sumOf(days, read);
    return `${formatCount(value)} ${value === 1 ? one : `${one}s`}`;
  };
  return [
    count((day) => day.generated, "image"),
    count((day) => day.posts, "post"),
    count((day) => day.unlocks, "unlock"),
    `${formatRevenue(
      sumOf(days, (day) => day.revenue),
      revenueUnit,
    )} earned`,
  ].join(" · ");
}
