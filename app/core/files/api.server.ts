import * as z from "zod";
import { memberProcedure } from "#app/core/accounts/procedure.server.ts";
import { deleteUserImage } from "./delete-user-image.server.ts";
import { imageListInput, listUserImages } from "./list-user-images.server.ts";

const tags = ["Images"];

export const userImageShape = z.object({
  id: z.uuid(),
  title: z.string(),
  prompt: z.string(),
  imageUrl: z.string(),
  downloadUrl: z.string(),
  platform: z.string(),
  artStyle: z.string(),
  createdAt: z.date(),
});

export const filesApi = {
  list: memberProcedure
    .route({ method: "GET", path: "/api/v1/images", tags, summary: "The images of your gallery" })
    .input(imageListInput)
    .output(z.object({ items: z.array(userImageShape), next: z.string().nullable(), total: z.number() }))
    .handler(({ input, context: { ctx } }) => listUserImages(ctx, input)),
  delete: memberProcedure
    .route({ method: "DELETE", path: "/api/v1/images/{id}", tags, summary: "Delete an image" })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ title: z.string() }))
    .handler(({ input, context: { ctx } }) => deleteUserImage(ctx, input)),
};
