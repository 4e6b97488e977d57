import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { dropSettings, writeSettings } from "#app/platform/settings/live-settings.server.ts";
import type { SiteSettings } from "./schema.ts";
import { siteSettings, siteSettingsGroup } from "./site-settings.server.ts";

/** Holds for the next request on every server; finished pages are made anew, for the banner. */
export async function updateSiteSettings(ctx: Ctx, values: SiteSettings): Promise<void> {
  requireAdmin(ctx);
  const before = await siteSettings();
  const names = Object.keys(values) as (keyof SiteSettings)[];
  const changed = names.filter((name) => values[name] !== before[name]);
  if (changed.length === 0) return;
  await inTransaction(ctx, async (inner) => {
    await writeSettings(inner.db, siteSettingsGroup, values);
    await recordAction(inner, {
      action: "settings.update",
      target: "settings:site",
      details: Object.fromEntries(changed.map((name) => [name, values[name]])),
    });
    await dropPages(inner.db);
  });
  dropSettings();
}
