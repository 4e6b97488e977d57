import { fillPolygon, linear, softEllipse, within } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { drawPrint } from "./inner-art.ts";
import { paintSpray } from "./sprays.ts";

/** A printed carton with a paper band, and a bar of soap leaning on it. */
export function drawBox(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const x = width / 2 - 40;
  const y = height / 2 + 30;
  paintSpray(stage, {
    x: x - 260,
    y: y + 300,
    stems: 5,
    length: 420,
    kind: "leaves",
    stem: palette.leaves[2] ?? palette.deep,
    bloom: palette.leaves[0] ?? palette.deep,
  });
  softEllipse(pen, { x: x + 110, y: y + 318, rx: 460, ry: 80 }, [15, 12, 25], 0.55);
  const print = drawPrint(stage, "box", { width: 400, height: 560 }, ["botanical", "retro", "lines"]);
  within(pen, () => {
    pen.transform(1, 0.06, 0, 1, x - 210, y - 270);
    pen.drawImage(print, 0, 0, 400, 560);
    pen.fillStyle = linear(
      pen,
      [0, 0],
      [400, 0],
      [
        [0, "rgba(255,255,255,0.22)"],
        [0.5, "rgba(255,255,255,0)"],
        [1, "rgba(20,14,26,0.12)"],
      ],
    );
    pen.fillRect(0, 0, 400, 560);
    pen.fillStyle = css(lighten(palette.paper, 0.4));
    pen.fillRect(0, 190, 400, 170);
    pen.fillStyle = css(palette.deep);
    pen.fillRect(70, 236, 260, 12);
    pen.fillRect(120, 266, 160, 7);
    pen.fillRect(120, 286, 160, 7);
  });
  within(pen, () => {
    pen.transform(1, -0.2, 0, 1, x + 190, y - 246);
    pen.fillStyle = css(mix(palette.inks[0] ?? palette.deep, palette.deep, 0.25));
    pen.fillRect(0, 0, 120, 560);
    pen.fillStyle = css(darken(palette.paper, 0.22));
    pen.fillRect(0, 190, 120, 170);
    pen.fillStyle = "rgba(20,14,26,0.2)";
    pen.fillRect(0, 0, 120, 560);
  });
  fillPolygon(
    pen,
    [
      [x - 210, y - 270],
      [x + 190, y - 246],
      [x + 310, y - 270],
      [x - 90, y - 294],
    ],
    css(lighten(palette.inks[0] ?? palette.paper, 0.5)),
  );
  paintSoap(stage, x + 210, y + 260);
}

function paintSoap(stage: Stage, x: number, y: number): void {
  const { pen, palette } = stage;
  const soap = mix(palette.inks[1] ?? palette.paper, palette.paper, 0.35);
  softEllipse(pen, { x: x + 30, y: y + 76, rx: 220, ry: 40 }, [15, 12, 25], 0.6);
  pen.fillStyle = css(darken(soap, 0.22));
  pen.beginPath();
  pen.roundRect(x - 140, y - 26, 290, 104, 38);
  pen.fill();
  pen.fillStyle = linear(
    pen,
    [x - 140, y - 60],
    [x + 150, y + 40],
    [
      [0, css(lighten(soap, 0.4))],
      [1, css(soap)],
    ],
  );
  pen.beginPath();
  pen.roundRect(x - 140, y - 56, 290, 92, 40);
  pen.fill();
  pen.strokeStyle = css(darken(soap, 0.16));
  pen.lineWidth = 5;
  pen.beginPath();
  pen.ellipse(x + 5, y - 10, 84, 26, 0, 0, Math.PI * 2);
  pen.stroke();
}
