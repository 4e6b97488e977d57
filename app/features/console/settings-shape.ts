import { distribution, type Toggle } from "./sample-set.ts";
import { pageSettings, type postingFrequencies } from "./sample-social.ts";

export type PostingFrequency = (typeof postingFrequencies)[number];

/** What a member (or, without an account, a browser) chose in the console. */
export interface ConsoleSettings {
  /** Only what differs from the beginning, by the toggle's id. */
  toggles: Record<string, boolean>;
  frequency: PostingFrequency;
  /** For the custom schedule: `09:00, 14:00`. */
  times: string;
}

export const emptySettings: ConsoleSettings = { toggles: {}, frequency: "daily", times: "09:00, 14:00" };

export const allToggles: readonly Toggle[] = [
  ...distribution.stock.toggles,
  ...distribution.facebook.toggles,
  ...pageSettings,
];

export function isOn(settings: ConsoleSettings, id: string): boolean {
  return settings.toggles[id] ?? allToggles.find((toggle) => toggle.id === id)?.isOn ?? false;
}
