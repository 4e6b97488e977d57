import * as z from "zod";
import { formatCount } from "#app/ui/format-number.ts";

const wholeNumber = (from: number, to: number) => {
  const message = `Please enter a whole number from ${formatCount(from)} to ${formatCount(to)}.`;
  return z.coerce.number(message).int(message).min(from, message).max(to, message);
};

/** What an admin may set, and within which bounds. */
const rules = {
  defaultCredits: wholeNumber(0, 100_000),
  visitorTextsPerDay: wholeNumber(0, 10_000),
  visitorImagesPerDay: wholeNumber(0, 10_000),
  visitorUploadsPerHour: wholeNumber(0, 10_000),
  imageFlagPercent: wholeNumber(10, 100),
  mostLinks: wholeNumber(0, 50),
  isSignUpOpen: z.boolean(),
  bannerText: z.string().trim().max(300, "Please use at most 300 characters."),
};

export const siteSettingsInput = z.object(rules);

export type SiteSettings = z.output<typeof siteSettingsInput>;

export const standardSettings: SiteSettings = {
  defaultCredits: 100,
  visitorTextsPerDay: 100,
  visitorImagesPerDay: 30,
  visitorUploadsPerHour: 10,
  imageFlagPercent: 60,
  mostLinks: 3,
  isSignUpOpen: true,
  bannerText: "",
};

/** As stored: what was never set, or no longer makes sense, has its standard value. */
export const storedSettings = z.object({
  defaultCredits: rules.defaultCredits.catch(standardSettings.defaultCredits),
  visitorTextsPerDay: rules.visitorTextsPerDay.catch(standardSettings.visitorTextsPerDay),
  visitorImagesPerDay: rules.visitorImagesPerDay.catch(standardSettings.visitorImagesPerDay),
  visitorUploadsPerHour: rules.visitorUploadsPerHour.catch(standardSettings.visitorUploadsPerHour),
  imageFlagPercent: rules.imageFlagPercent.catch(standardSettings.imageFlagPercent),
  mostLinks: rules.mostLinks.catch(standardSettings.mostLinks),
  isSignUpOpen: rules.isSignUpOpen.catch(standardSettings.isSignUpOpen),
  bannerText: rules.bannerText.catch(standardSettings.bannerText),
});
