import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { mayReadPrompt } from "#app/core/catalog/may-read-prompt.server.ts";
import { safeUrl } from "#app/core/catalog/read-fields.ts";
import { isFreeItem } from "#app/core/catalog/show-record.server.ts";
import { isSellable, sitePath } from "#app/core/catalog/store-path.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { signedAddress } from "#app/platform/storage/signed-address.server.ts";
import { findItem } from "./find-item.server.ts";

const validForSeconds = 120;

/** Where to fetch an item's PDF for the next minutes: for its owner, its buyers, and everyone if it is free. */
export async function getItemFile(ctx: Ctx, id: string): Promise<string> {
  const item = await findItem(ctx, id);
  if (!isFreeItem(item) && !(await mayReadPrompt(ctx, item)))
    throw new AppError("forbidden", "The seller releases this file after your payment.");
  const address = safeUrl(item.fields["PDF URL"]);
  const path = sitePath(address);
  // An item without an owner was sold by somebody who has left; what they could sell was checked then.
  const isTheirs = item.ownerId === null || isSellable(address, item.ownerId);
  if (address === undefined || path === "" || !isTheirs)
    throw new AppError("not_found", "This item has no file.");
  if (path === undefined) return address;
  return `${signedAddress(path, validForSeconds)}&download=${encodeURIComponent(fileName(item.title ?? ""))}`;
}

function fileName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/[^\w. -]+/g, "")
    .trim()
    .slice(0, 80);
  return `${plain || "document"}.pdf`;
}
