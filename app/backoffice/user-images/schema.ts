import * as z from "zod";
import type { UserImage } from "#app/core/files/user-image.ts";

export const imageSorts = ["newest", "oldest", "title", "title-down"] as const;

export const imageQuery = z.object({
  q: z
    .string()
    .transform((text) => text.slice(0, 200))
    .catch(""),
  sort: z.enum(imageSorts).catch("newest"),
  page: z.coerce.number().int().min(1).catch(1),
});

export type ImageQuery = z.output<typeof imageQuery>;

export type ImageRow = Omit<UserImage, "createdAt" | "storagePath"> & {
  userEmail: string;
  createdAt: string;
};

export const deleteInput = z.object({ id: z.string().max(60) });
