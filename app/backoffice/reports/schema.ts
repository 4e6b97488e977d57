import * as z from "zod";

export const reportDecision = z.object({
  promptId: z.string().max(40),
  decision: z.enum(["dismiss", "unpublish"], "Please choose what to do."),
});
