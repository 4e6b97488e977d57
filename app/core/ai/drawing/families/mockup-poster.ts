import { linear, softShape } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { drawPrint } from "./inner-art.ts";
import { paintSpray } from "./sprays.ts";
import { paintBody } from "./turned-body.ts";

/** A framed print above a shelf. */
export function drawFramedPoster(stage: Stage): void {
  const { pen, palette, width, height, random } = stage;
  const shelf = height * 0.88;
  paintFrame(stage, { x: width / 2 - 20, y: shelf - 480, width: 560, height: 720 });
  const wood = mix([180, 138, 98], palette.inks[0] ?? palette.deep, 0.12);
  softShape(stage, 26, "rgba(20,15,25,0.4)", (shadow) => shadow.rect(0, shelf + 20, width, 18));
  pen.fillStyle = linear(
    pen,
    [0, shelf],
    [0, height],
    [
      [0, css(wood)],
      [1, css(darken(wood, 0.3))],
    ],
  );
  pen.fillRect(0, shelf, width, height - shelf);
  pen.fillStyle = "rgba(255,255,255,0.28)";
  pen.fillRect(0, shelf, width, 3);
  const side = random.fork("side").chance(0.5) ? 1 : -1;
  const mouth = paintBody(stage, {
    x: width / 2 + side * 350,
    foot: shelf + 22,
    profile: [
      [0, 38],
      [70, 66],
      [130, 40],
      [152, 22],
      [172, 25],
    ],
    colour: palette.inks[2] ?? palette.deep,
    gloss: 0.7,
  });
  paintSpray(stage, {
    ...mouth,
    stems: 5,
    length: 250,
    kind: random.fork("spray").pick(["leaves", "pampas", "flowers"] as const),
    stem: palette.leaves[2] ?? palette.deep,
    bloom: palette.leaves[0] ?? palette.deep,
  });
}

export function paintFrame(
  stage: Stage,
  frame: { x: number; y: number; width: number; height: number },
): void {
  const { pen, palette, random } = stage;
  const left = frame.x - frame.width / 2;
  const top = frame.y - frame.height / 2;
  const border = Math.min(18, frame.width * 0.045);
  const mat = frame.width * 0.1;
  const rail = random.fork("rail").pick([
    [43, 42, 44],
    [199, 162, 106],
    [240, 236, 228],
  ] as const);
  softShape(stage, frame.width * 0.1, "rgba(20,20,35,0.5)", (shadow) =>
    shadow.rect(left + 18, top + 28, frame.width, frame.height),
  );
  pen.fillStyle = linear(
    pen,
    [left, top],
    [left + frame.width, top + frame.height],
    [
      [0, css(lighten(rail, 0.2))],
      [1, css(darken(rail, 0.25))],
    ],
  );
  pen.fillRect(left, top, frame.width, frame.height);
  pen.fillStyle = css(lighten(palette.paper, 0.6));
  pen.fillRect(left + border, top + border, frame.width - border * 2, frame.height - border * 2);
  const inner = { width: frame.width - (border + mat) * 2, height: frame.height - (border + mat) * 2 };
  const print = drawPrint(stage, `frame ${Math.round(frame.x)} ${Math.round(frame.y)}`, inner, [
    "landscape",
    "portrait",
    "lines",
    "animal",
    "botanical",
    "sunset",
    "retro",
  ]);
  pen.drawImage(print, left + border + mat, top + border + mat, inner.width, inner.height);
  pen.strokeStyle = "rgba(0,0,0,0.16)";
  pen.lineWidth = 2;
  pen.strokeRect(left + border + mat, top + border + mat, inner.width, inner.height);
  pen.fillStyle = linear(
    pen,
    [left, top],
    [left + frame.width, top + frame.height],
    [
      [0, "rgba(255,255,255,0.2)"],
      [0.42, "rgba(255,255,255,0.05)"],
      [0.43, "rgba(255,255,255,0)"],
    ],
  );
  pen.fillRect(left + border, top + border, frame.width - border * 2, frame.height - border * 2);
}
