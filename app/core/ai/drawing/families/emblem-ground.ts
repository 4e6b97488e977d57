import { fillAll, fullTurn, radial } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, luminance } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

export type Emblem = { x: number; y: number; ground: Rgb; line: Rgb };

/** The quiet ground of a mark: paper or night, lit a little from above. */
export function paintEmblemGround(stage: Stage): Emblem {
  const { pen, palette, width, height, random } = stage;
  const isDark = palette.isDark || random.fork("ground").chance(0.22);
  const ground = isDark ? palette.deep : palette.paper;
  fillAll(
    stage,
    radial(pen, [width / 2, height * 0.42], Math.max(width, height) * 0.75, [
      [0, css(lighten(ground, isDark ? 0.07 : 0.35))],
      [1, css(darken(ground, isDark ? 0.25 : 0.06))],
    ]),
  );
  return { x: width / 2, y: height / 2, ground, line: isDark ? palette.paper : palette.deep };
}

export function strokeRing(
  stage: Stage,
  emblem: Emblem,
  radius: number,
  lineWidth: number,
  colour: Rgb = emblem.line,
): void {
  const { pen } = stage;
  pen.strokeStyle = css(colour);
  pen.lineWidth = lineWidth;
  pen.beginPath();
  pen.arc(emblem.x, emblem.y, radius, 0, fullTurn);
  pen.stroke();
}

/** Inks that stand out from the ground, most important first. */
export function inksOn(stage: Stage, ground: Rgb): Rgb[] {
  const lightness = luminance(ground);
  const clear = stage.palette.inks.filter((ink) => Math.abs(luminance(ink) - lightness) > 0.16);
  return clear.length >= 2 ? clear : [...clear, lightness > 0.5 ? stage.palette.deep : stage.palette.paper];
}
