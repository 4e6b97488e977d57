import type { Db } from "#app/platform/db/db.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { userImages } from "./tables.server.ts";

let lastTime = 0;

/** Toolkit §7: `{user_id}/{timestamp}.png`, never over a file that is there. */
export async function newImagePath(userId: string): Promise<string> {
  for (;;) {
    lastTime = Math.max(Date.now(), lastTime + 1);
    const path = `${userId}/${lastTime}.png`;
    if (!(await files().stat(path))) return path;
  }
}

export type NewUserImage = Omit<typeof userImages.$inferInsert, "imageUrl" | "createdAt">;

export async function insertUserImage(db: Db, image: NewUserImage): Promise<void> {
  await db
    .insert(userImages)
    .values({ ...image, imageUrl: `/files/${image.storagePath}` })
    .onConflictDoNothing({ target: userImages.id });
}
