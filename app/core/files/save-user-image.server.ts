import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { putPicture } from "./picture-file.server.ts";
import { readImage } from "./read-image.server.ts";
import { reencodeImage } from "./reencode-image.server.ts";
import { userImages } from "./tables.server.ts";
import type { UserImage } from "./user-image.ts";
import { insertUserImage, newImagePath } from "./user-image-file.server.ts";
import { viewUserImage } from "./view-user-image.server.ts";

export const notSignedIn = "User not authenticated";

const words = (most: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.slice(0, most));

export const userImageInput = z.object({
  title: words(200).default(""),
  prompt: words(4000).default(""),
  platform: words(80).default(""),
  artStyle: words(80).default(""),
});

export type SaveUserImageInput = z.input<typeof userImageInput> & { bytes: Uint8Array };

/** Puts a picture into the signed-in user's library, drawn anew as PNG. */
export async function saveUserImage(ctx: Ctx, { bytes, ...given }: SaveUserImageInput): Promise<UserImage> {
  const { userId } = requireMember(ctx, notSignedIn);
  const facts = parseInput(userImageInput, given);
  const { bytes: png } = await reencodeImage(await readImage(bytes, { maxBytes: 60 * 1024 * 1024 }), {
    format: "png",
  });
  const storagePath = await newImagePath(userId);
  await putPicture(storagePath, png);
  const id = randomUUID();
  await insertUserImage(ctx.db, {
    id,
    userId,
    storagePath,
    ...facts,
    title: facts.title || facts.prompt.slice(0, 80) || "Untitled image",
  });
  const [row] = await ctx.db.select().from(userImages).where(eq(userImages.id, id));
  if (!row) throw new AppError("conflict", "The image could not be saved. Please try again.");
  return viewUserImage(row);
}
