import { type Rgb, mix } from "./colour.ts";
import type { PaletteName, TimeOfDay } from "./names.ts";
import { type Palette, getPalette } from "./palettes.ts";

const hours: Partial<Record<PaletteName, TimeOfDay>> = {
  "golden-hour": "golden-hour",
  autumn: "golden-hour",
  "first-light": "dawn",
  "rose-evening": "dusk",
  "green-dusk": "dusk",
  berry: "dusk",
  moonlight: "night",
  "neon-night": "night",
  "ink-gold": "night",
  "dark-garden": "dusk",
};

const skies: Record<TimeOfDay, PaletteName> = {
  dawn: "first-light",
  day: "meadow",
  "golden-hour": "golden-hour",
  dusk: "rose-evening",
  night: "moonlight",
};

/** How much of the lamp's colour falls on flat colours at that hour. */
const tint: Record<TimeOfDay, number> = { dawn: 0.08, day: 0, "golden-hour": 0.14, dusk: 0.14, night: 0.3 };

export function hourOf(palette: PaletteName): TimeOfDay {
  return hours[palette] ?? "day";
}

/** The palette as it looks at an hour it was not chosen for: that hour's sky, and its light on everything else. */
export function getLitPalette(name: PaletteName, time: TimeOfDay | undefined): Palette {
  const palette = getPalette(name);
  if (!time || time === hourOf(name)) return palette;
  const hour = getPalette(skies[time]);
  const lamp = hour.sky[time === "night" ? 1 : 3] ?? hour.sun;
  const lit = (colour: Rgb) => mix(colour, lamp, tint[time]);
  return {
    ...palette,
    sky: hour.sky.map((colour, index) => mix(colour, palette.sky[index] ?? colour, 0.25)),
    sun: hour.sun,
    deep: mix(palette.deep, hour.deep, 0.6),
    inks: palette.inks.map(lit),
    leaves: palette.leaves.map(lit),
    isDark: palette.isDark || time === "night",
  };
}
