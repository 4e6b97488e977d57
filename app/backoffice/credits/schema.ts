import * as z from "zod";

/** Toolkit §5: non-numeric counts as 0. */
export const modelChangeInput = z.object({
  id: z.uuid("There is no such model."),
  creditsCost: z
    .string()
    .transform((text) => (Number.isFinite(Number(text)) ? Math.trunc(Number(text)) : 0))
    .optional(),
  isActive: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
});
