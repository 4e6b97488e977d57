import type { AssetView } from "./asset-shapes.ts";
import { type ConsoleAddress, consoleHref } from "./console-address.ts";

/** The composer with this asset's picture and words at hand. */
export function composeHref(address: ConsoleAddress, asset: AssetView): string {
  const query = new URLSearchParams(consoleHref(address, { tab: "social", view: "composer" }));
  query.set("asset", asset.id);
  return `?${query.toString()}`;
}
