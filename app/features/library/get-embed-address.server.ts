import { eq } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { settings } from "#app/platform/settings/tables.server.ts";

/** Setting that holds the embed address of each library page: `{ "midjourney": "https://airtable.com/embed/…" }`. */
export const embedSetting = "library-embeds";

/** Where the owner configured an outside view for this page (D16). Only hosts that our pages may frame. */
export async function getEmbedAddress(ctx: Ctx, slug: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, embedSetting));
  const addresses = row?.value;
  if (typeof addresses !== "object" || addresses === null) return null;
  const address = new Map<string, unknown>(Object.entries(addresses)).get(slug);
  if (typeof address !== "string" || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const isAirtable = hostname === "airtable.com" || hostname.endsWith(".airtable.com");
  return protocol === "https:" && isAirtable ? address : null;
}
