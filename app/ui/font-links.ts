import sansFont from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url";

/** For the document's `links`: the face of nearly every word is asked for before the stylesheet names it. */
export const fontLinks = [
  { rel: "preload", href: sansFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
] as const;
