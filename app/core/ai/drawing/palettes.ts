import { type Rgb, fromHex } from "./colour.ts";
import type { PaletteName } from "./names.ts";

/**
 * Colours by the part they play, so that any family can wear any palette.
 * `inks` come in order of importance; scenic families use `sky` (zenith first) and `sun`.
 */
export type Palette = {
  sky: readonly Rgb[];
  sun: Rgb;
  deep: Rgb;
  paper: Rgb;
  inks: readonly Rgb[];
  leaves: readonly Rgb[];
  /** The ground that flat families prefer. */
  isDark: boolean;
};

type Swatches = {
  sky: string;
  sun: string;
  deep: string;
  paper: string;
  inks: string;
  leaves: string;
  dark?: true;
};

const swatches: Record<PaletteName, Swatches> = {
  "golden-hour": {
    sky: "#1b1b4b #6d3b7a #d9625f #f9a765 #ffe2b0",
    sun: "#fff1c8",
    deep: "#1c1030",
    paper: "#fbeeda",
    inks: "#d9583b #f2a552 #6d3b7a #f7cf86 #2f5d6b",
    leaves: "#2f5f5b #7d8f4e #a86a3d",
  },
  "first-light": {
    sky: "#3f6f9a #7fadc8 #bdd6dc #ffd9c0 #fff3e3",
    sun: "#fffbe6",
    deep: "#1d3a3f",
    paper: "#f6f1e7",
    inks: "#3f7f9a #f0a58a #8fb8c4 #f6d3b3 #2a4d5c",
    leaves: "#4d7f7a #86a89a #2f5a60",
  },
  "green-dusk": {
    sky: "#0f4a4e #2f7a74 #6fae98 #cfe0ac #f8f3cf",
    sun: "#fffbe0",
    deep: "#0a2524",
    paper: "#f1f2df",
    inks: "#1f6b63 #d9c35a #4f9a8c #e79a62 #12393c",
    leaves: "#2f6f5c #6fa383 #a3b98a",
  },
  moonlight: {
    sky: "#050818 #0d1c40 #17345f #2d5f86 #7fb0bd",
    sun: "#f5f3e0",
    deep: "#04070f",
    paper: "#e6ebf0",
    inks: "#3f6fb0 #e9d9a0 #7fa8d0 #c9d8e6 #8f7fc4",
    leaves: "#2d5f6f #4f8794 #8fb3b8",
    dark: true,
  },
  "rose-evening": {
    sky: "#5f5a9a #a882ac #dfa0b0 #f8cdbc #fdeee2",
    sun: "#fff6ec",
    deep: "#3a2148",
    paper: "#fbf0ea",
    inks: "#c9617f #f0a99a #7a6aa8 #f6d2c0 #4a3560",
    leaves: "#6f7f6a #a3a98a #4d6358",
  },
  terracotta: {
    sky: "#a8583f #cf8360 #e6b08c #f3d7bd #faeedd",
    sun: "#fff3dc",
    deep: "#3a2422",
    paper: "#f6e9da",
    inks: "#b9603c #e2a678 #3f6b6b #efe0cc #7a3b32",
    leaves: "#5d7358 #8f9a72 #3f5a50",
  },
  delft: {
    sky: "#16386a #3f73b0 #7aa0cc #bcd3e6 #f0f4f3",
    sun: "#fffdf0",
    deep: "#122b54",
    paper: "#f4f6f3",
    inks: "#2b5fa3 #e4b43c #84a9d6 #e98c52 #16386a",
    leaves: "#1f4f8a #3f73b0 #7aa0cc",
  },
  meadow: {
    sky: "#4f93b8 #86bccb #bfdccf #f1ecc8 #fdf6dd",
    sun: "#fffbe2",
    deep: "#23402f",
    paper: "#f3ecdd",
    inks: "#d97a5a #e8b04a #5b7f5c #b95c6e #6b86b0",
    leaves: "#5b7f5c #8aa37b #3f6250",
  },
  "dark-garden": {
    sky: "#0b2226 #14403f #2f6a5e #8aa37b #f2d9b0",
    sun: "#fbe9c4",
    deep: "#12302f",
    paper: "#f4ead9",
    inks: "#e86f6f #f2a65a #f6d5c8 #d95d8a #6fa383",
    leaves: "#3f7d6a #6fa383 #2c5c57",
    dark: true,
  },
  citrus: {
    sky: "#f27a3a #f9a03f #fbc55a #fde39a #fff6d6",
    sun: "#fffbe6",
    deep: "#23423a",
    paper: "#fff7e0",
    inks: "#f4792b #f7c331 #3f9a62 #f26d6d #1f6b63",
    leaves: "#3f8f5a #86b84f #1f6b4f",
  },
  "neon-night": {
    sky: "#120b2e #2b1560 #6d1f86 #e0408a #ff9a6b",
    sun: "#ffe9b8",
    deep: "#120b2e",
    paper: "#f6ecff",
    inks: "#ff4f8b #3fd0e6 #ffb347 #8f5bff #f6f08a",
    leaves: "#1fa89a #3fd0b6 #7a4fd0",
    dark: true,
  },
  "ink-gold": {
    sky: "#0b1622 #12303f #1d5c6b #c8a35a #f3dca2",
    sun: "#fbf0cf",
    deep: "#0d1a26",
    paper: "#f7f0df",
    inks: "#c8a35a #f3dca2 #1d5c6b #8fb0a8 #fbf3df",
    leaves: "#1d5c5b #5d8a7a #c8a35a",
    dark: true,
  },
  "coral-sea": {
    sky: "#0b5a78 #1f93a3 #6fc4bf #f9c7a4 #ffe9d6",
    sun: "#fff7e6",
    deep: "#0b3954",
    paper: "#fdf3e7",
    inks: "#ff7a5c #1f93a3 #ffc09a #0b4f6c #f6d365",
    leaves: "#1f7f7a #5fb09a #0f5a66",
  },
  autumn: {
    sky: "#5b4a66 #a0685c #d98a4f #f2bd73 #fbe7c3",
    sun: "#fff0c9",
    deep: "#33201c",
    paper: "#f8ecd8",
    inks: "#c8502f #e8923f #8a4a2f #f2c14e #4f6b4a",
    leaves: "#b5622f #d99a3f #6b6f3a",
  },
  winter: {
    sky: "#5d80a8 #8fb0cb #bcd3e0 #e3ecf0 #fbfaf6",
    sun: "#fffdf4",
    deep: "#1f3350",
    paper: "#f4f7f9",
    inks: "#3f6f9a #b9d0de #c24a4a #7f9fb8 #20395a",
    leaves: "#2f5f5c #5f8a86 #a9c3c6",
  },
  "spring-pastel": {
    sky: "#9cc7e6 #bfdcea #e2e7ea #fbdfe4 #fff3ec",
    sun: "#fffbe8",
    deep: "#4a4a6a",
    paper: "#fff8f2",
    inks: "#f3a6b8 #a5d0b0 #f9d58a #a9c4ea #d9a5d6",
    leaves: "#86b88f #b3d3a3 #5d9a86",
  },
  lavender: {
    sky: "#5a4f8f #8a7ac0 #b9a5d9 #e3cfe3 #fbeff0",
    sun: "#fff8f0",
    deep: "#2b2350",
    paper: "#f7f2fa",
    inks: "#7f63b8 #c9a8e0 #f2b8c6 #5a6fae #f6dfa6",
    leaves: "#6f8f86 #9ab5a3 #4f6f70",
  },
  berry: {
    sky: "#3a1240 #7a1f56 #b9396b #ea7a86 #fbc9b8",
    sun: "#ffe9dc",
    deep: "#2a0f2e",
    paper: "#fdf0ee",
    inks: "#b3224f #ef6f8a #5a1f5c #f7b2a8 #2f6f66",
    leaves: "#2f6b5c #5f9a7a #1f4a48",
  },
  desert: {
    sky: "#2f6f8a #7fb0b0 #ecc99a #f4b183 #fbe3c0",
    sun: "#fff3d3",
    deep: "#4a231f",
    paper: "#fbeedb",
    inks: "#c9683f #efb46f #2f7f80 #8f3f36 #f6d9a8",
    leaves: "#5f7f5a #8fa070 #3a5f52",
  },
  "mono-ink": {
    sky: "#3d434a #70777d #a6acb0 #d5d8d9 #f4f3f0",
    sun: "#ffffff",
    deep: "#1b1e22",
    paper: "#faf9f6",
    inks: "#1f2328 #6d747a #a9afb3 #3f464d #d3d5d5",
    leaves: "#2f353b #5d656c #8f979c",
  },
  "retro-seventies": {
    sky: "#2f6f73 #7fa89a #f2c14e #e8923f #c8502f",
    sun: "#fff1cf",
    deep: "#4a2a20",
    paper: "#f6e9d0",
    inks: "#c8502f #e8923f #f2c14e #2f6f73 #7a2e3a",
    leaves: "#2f6f63 #7f9a4f #b8863a",
  },
  sage: {
    sky: "#6f8f86 #94ada2 #b9c9bb #dfe3d2 #f5f1e4",
    sun: "#fffaea",
    deep: "#22382f",
    paper: "#f4f2e8",
    inks: "#5d7f6c #c9a45c #a9c2b0 #dcc7a8 #2f4f43",
    leaves: "#5d8a68 #8fb092 #3f6b55",
  },
};

function colours(list: string): Rgb[] {
  return list.split(" ").map(fromHex);
}

function fromSwatches(entry: Swatches): Palette {
  return {
    sky: colours(entry.sky),
    sun: fromHex(entry.sun),
    deep: fromHex(entry.deep),
    paper: fromHex(entry.paper),
    inks: colours(entry.inks),
    leaves: colours(entry.leaves),
    isDark: entry.dark ?? false,
  };
}

export function getPalette(name: PaletteName): Palette {
  return fromSwatches(swatches[name]);
}
