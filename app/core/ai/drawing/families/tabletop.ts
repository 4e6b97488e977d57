import { linear, softShape } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

export type Tabletop = { edge: number; wall: Rgb; table: Rgb };

/** Wall and table, with window light and the shadow of leaves: the room that product pictures stand in. */
export function paintTabletop(stage: Stage, colours: { wall: Rgb; table: Rgb }): Tabletop {
  const { pen, width, height } = stage;
  const random = stage.random.fork("tabletop");
  const { wall, table } = colours;
  const edge = height * 0.69;
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [width, edge],
    [
      [0, css(lighten(wall, 0.2))],
      [1, css(darken(wall, 0.14))],
    ],
  );
  pen.fillRect(0, 0, width, edge);
  pen.fillStyle = linear(
    pen,
    [0, edge],
    [0, height],
    [
      [0, css(darken(table, 0.12))],
      [1, css(lighten(table, 0.18))],
    ],
  );
  pen.fillRect(0, edge, width, height - edge);
  if (stage.timeOfDay !== "night") paintWindowLight(stage, edge, wall, random.range(0.05, 0.3));
  for (let index = 0; index < 15; index += 1) {
    const turn = random.range(-0.5, 0.7);
    const x = width * random.range(0.56, 1.04);
    const y = edge * random.range(0.03, 0.46);
    softShape(stage, 16, css(mix(wall, [10, 20, 30], 0.55), 0.2), (shape) =>
      shape.ellipse(x, y, 80, 17, turn, 0, Math.PI * 2),
    );
  }
  pen.fillStyle = linear(
    pen,
    [0, edge - 24],
    [0, edge + 22],
    [
      [0, "rgba(0,0,0,0)"],
      [0.5, "rgba(0,0,0,0.12)"],
      [1, "rgba(0,0,0,0)"],
    ],
  );
  pen.fillRect(0, edge - 24, width, 46);
  return { edge, wall, table };
}

function paintWindowLight(stage: Stage, edge: number, wall: Rgb, left: number): void {
  const glow = css(mix(wall, stage.palette.sun, 0.85), stage.timeOfDay === "golden-hour" ? 0.7 : 0.55);
  const paneWidth = 290;
  const paneHeight = edge * 0.27;
  for (let column = 0; column < 2; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const x = stage.width * left + column * 315;
      const y = edge * 0.08 + row * (paneHeight + 22) - column * 24;
      softShape(stage, 24, glow, (shape) => {
        shape.moveTo(x, y);
        shape.lineTo(x + paneWidth, y - 40);
        shape.lineTo(x + paneWidth, y - 40 + paneHeight);
        shape.lineTo(x, y + paneHeight);
      });
    }
  }
}
