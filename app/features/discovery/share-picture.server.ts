import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { siteBrand } from "#app/brand.server.ts";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { drawOgImage, type OgImageInput } from "#app/core/ai/drawing/og-image.server.ts";
import { getCreator } from "#app/core/catalog/get-creator.server.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { packs } from "#app/core/catalog/record-shapes.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { files } from "#app/platform/storage/files.server.ts";

interface Shown extends Omit<OgImageInput, "picture" | "siteName"> {
  imageUrl: string | null;
}

/** The card of a prompt as anybody may see it, whoever asks. */
export async function promptPicture(ctx: Ctx, id: string): Promise<Uint8Array> {
  const { title, pack, price, unit, imageUrl } = await getRecord(asVisitor(ctx), id);
  const amount =
    unit === "dollars" ? `$${price.toFixed(2)}` : `${price} ${price === 1 ? "credit" : "credits"}`;
  return await drawnOnce({
    title,
    pack: packs.find((each) => each === pack),
    price: price === 0 ? "FREE" : amount,
    imageUrl,
  });
}

export async function creatorPicture(ctx: Ctx, handle: string): Promise<Uint8Array> {
  const creator = await getCreator(asVisitor(ctx), handle);
  if (!creator) throw new AppError("not_found", "This creator hasn't published any prompts yet.");
  const { cards } = await listRecords(asVisitor(ctx), { creator: handle, sort: "popular", limit: 1 });
  return await drawnOnce({ title: creator.name, imageUrl: cards[0]?.imageUrl ?? null });
}

export async function sitePicture(tagline: string): Promise<Uint8Array> {
  return await drawnOnce({ title: tagline, imageUrl: null });
}

function asVisitor(ctx: Ctx): Ctx {
  return { ...ctx, viewer: { kind: "visitor", visitorId: "share-picture" } };
}

/** Kept under a name made from what it shows, so that a changed title, price or brand is drawn anew. */
async function drawnOnce({ imageUrl, ...given }: Shown): Promise<Uint8Array> {
  const shown = { ...given, siteName: siteBrand().shortName };
  const digest = createHash("sha256")
    .update(JSON.stringify({ imageUrl, ...shown }))
    .digest("hex");
  const path = `public/og/${digest.slice(0, 32)}.png`;
  const kept = await files().get(path);
  if (kept) return new Uint8Array(await buffer(kept.body));
  const drawn = await drawOgImage({ ...shown, picture: await ownPicture(imageUrl) });
  await files().put(path, drawn);
  return new Uint8Array(drawn);
}

/** Pictures of other sites are left out: a shared link must not make us fetch from anywhere. */
async function ownPicture(imageUrl: string | null): Promise<Buffer | undefined> {
  if (!imageUrl?.startsWith("/files/public/")) return undefined;
  const found = await files().get(imageUrl.slice("/files/".length));
  return found && (await buffer(found.body));
}
