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

/** Up to twelve times of day. */
export const timesPattern = /^([01]?\d|2[0-3]):[0-5]\d(\s*,\s*([01]?\d|2[0-3]):[0-5]\d){0,11}$/;
export const timesMessage = "Please give times such as 09:00, 14:00.";

const allToggles: readonly Toggle[] = [
  ...distribution.stock.toggles,
  ...distribution.facebook.toggles,
  ...pageSettings,
];

export function isToggle(id: string): boolean {
  return allToggles.some((toggle) => toggle.id === id);
}

/** What was kept earlier, with what is missing filled in and switches that are gone left out. */
export function settingsFrom(kept: Partial<ConsoleSettings> | undefined): ConsoleSettings {
  const toggles = Object.entries(kept?.toggles ?? {}).filter(([id]) => isToggle(id));
  return { ...emptySettings, ...kept, toggles: Object.fromEntries(toggles) };
}

export function isOn(settings: ConsoleSettings, id: string): boolean {
  return settings.toggles[id] ?? allToggles.find((toggle) => toggle.id === id)?.isOn ?? false;
}
