import * as z from "zod";

export const subscribeInput = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, "Please enter a valid email address.")
    .pipe(z.email("Please enter a valid email address.")),
});

export type SubscribeInput = z.infer<typeof subscribeInput>;

export const newsletterSteps = ["confirm", "unsubscribe"] as const;

export type NewsletterStep = (typeof newsletterSteps)[number];
