import { at, fillEllipse, fillPolygon, linear, softEllipse } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

/** A low coupé seen from behind. */
export function paintCar(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const body = palette.inks[2] ?? palette.deep;
  const dark = darken(palette.deep, 0.4);
  at(pen, width / 2, height * 0.9, 0, () => {
    softEllipse(pen, { x: 0, y: 48, rx: 240, ry: 40 }, [0, 0, 0], 0.7);
    for (const side of [-1, 1]) {
      pen.fillStyle = css(dark);
      pen.beginPath();
      pen.roundRect(side * 128 - 30, -4, 60, 58, 12);
      pen.fill();
    }
    fillPolygon(
      pen,
      [
        [-104, -74],
        [-72, -140],
        [72, -140],
        [104, -74],
      ],
      css(darken(body, 0.25)),
    );
    fillPolygon(
      pen,
      [
        [-86, -78],
        [-62, -128],
        [62, -128],
        [86, -78],
      ],
      css(mix(dark, palette.sky[2] ?? dark, 0.45)),
    );
    pen.fillStyle = linear(
      pen,
      [0, -84],
      [0, 30],
      [
        [0, css(lighten(body, 0.25))],
        [0.5, css(body)],
        [1, css(darken(body, 0.5))],
      ],
    );
    pen.beginPath();
    pen.roundRect(-172, -82, 344, 112, [30, 30, 18, 18]);
    pen.fill();
    pen.fillStyle = css(dark);
    pen.beginPath();
    pen.roundRect(-150, -48, 300, 38, 10);
    pen.fill();
    for (const side of [-1, 1]) {
      for (const offset of [0, 1, 2]) {
        const x = side * (130 - offset * 36);
        softEllipse(pen, { x, y: -29, rx: 46, ry: 34 }, [255, 60, 70], 0.55);
        fillEllipse(pen, { x, y: -29, rx: 14, ry: 12 }, css([255, 92, 86]));
      }
    }
    pen.fillStyle = css(palette.paper);
    pen.fillRect(-34, -2, 68, 22);
  });
}
