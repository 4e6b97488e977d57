import type { Db } from "#app/platform/db/db.server.ts";
import { readSettings } from "#app/platform/settings/live-settings.server.ts";
import { type SiteSettings, storedSettings } from "./schema.ts";

export const siteSettingsGroup = { name: "site", schema: storedSettings };

/** What the admin set, on every server, without a restart. */
export async function siteSettings(db?: Db): Promise<SiteSettings> {
  return await readSettings(siteSettingsGroup, db);
}
