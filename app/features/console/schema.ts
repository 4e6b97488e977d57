import * as z from "zod";
import { formatCount } from "#app/ui/format-number.ts";
import { longestPost } from "./post-shapes.ts";
import { postingFrequencies } from "./sample-social.ts";
import { isToggle, timesMessage, timesPattern } from "./settings-shape.ts";

export const settingsInput = z.object({
  toggles: z
    .record(z.string(), z.boolean())
    .refine((toggles) => Object.keys(toggles).every(isToggle), "There is no such setting."),
  frequency: z.enum(postingFrequencies),
  times: z.string().trim().max(200).regex(timesPattern, { error: timesMessage }),
});

export const pageInput = z.object({
  name: z.string().trim().min(1, "Please name the page.").max(80, "Please use at most 80 characters."),
  hook: z.string().trim().min(1, "Please give the address of the webhook.").max(2000),
});

const caption = z
  .string()
  .trim()
  .max(longestPost, `Please use at most ${formatCount(longestPost)} characters.`);

export const hashtagInput = z.object({ content: caption });

export const postInput = z.object({
  /** An id of a connected page, or the name of a sample page. */
  page: z.string().min(1, "Please choose a page.").max(80),
  content: caption.min(1, "Please write a caption."),
  /** An id of a gallery image, or the path of a picture of this site. */
  image: z
    .union([
      z.uuid(),
      z.string().regex(/^\/(files\/public|pictures)\/[\w./-]+$/, "This picture cannot be used."),
      z.literal(""),
    ])
    .default(""),
});

export const scheduleInput = postInput.extend({
  scheduledAt: z.iso.datetime({ offset: true, error: "Please choose a date and a time." }),
});
