export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

export function lighten(colour: Rgb, share: number): Rgb {
  return mix(colour, [255, 250, 242], share);
}

/** Darker towards a cool violet, as shade in daylight is; plain black looks dirty. */
export function darken(colour: Rgb, share: number): Rgb {
  return mix(colour, [22, 14, 34], share);
}

export function css(colour: Rgb, alpha = 1): string {
  const [red, green, blue] = colour.map((channel) => Math.max(0, Math.min(255, Math.round(channel))));
  return `rgba(${red},${green},${blue},${alpha})`;
}

/** The colour at `position` (0 to 1) along evenly spaced stops. */
export function ramp(stops: readonly Rgb[], position: number): Rgb {
  const last = stops.length - 1;
  const place = Math.max(0, Math.min(1, position)) * last;
  const index = Math.min(last - 1, Math.floor(place));
  const from = stops[index] ?? black;
  return mix(from, stops[index + 1] ?? from, place - index);
}

/** Perceived lightness, 0 to 1. */
export function luminance(colour: Rgb): number {
  return (colour[0] * 0.299 + colour[1] * 0.587 + colour[2] * 0.114) / 255;
}

export function saturate(colour: Rgb, amount: number): Rgb {
  const grey = luminance(colour) * 255;
  return mix([grey, grey, grey], colour, amount);
}
