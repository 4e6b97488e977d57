import * as z from "zod";

const id = z.uuid("There is no such API key.");

export const storeKeyInput = z.object({
  name: z.string().min(1, "Please choose a key."),
  value: z.string().min(1, "Please paste the key."),
});

export const keyStatusInput = z.object({
  id,
  isSet: z.enum(["true", "false"]).transform((text) => text === "true"),
});

export const keyInput = z.object({ id });
