import {
  at,
  fillAll,
  fillCircle,
  fillPolygon,
  fullTurn,
  linear,
  softEllipse,
} from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import { paintStars } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintLeaf } from "./foliage.ts";

/** What stands behind the sitter: a halo with leaves, rays, an arch, or a plain studio wall. */
export function paintBackdrop(stage: Stage, isFormal: boolean, scale: number): void {
  const { pen, palette, height, width } = stage;
  const random = stage.random.fork("backdrop");
  const isNight = palette.isDark || stage.timeOfDay === "night";
  const tint = palette.inks[random.pick([1, 3])] ?? palette.paper;
  const top = isNight
    ? mix(palette.deep, palette.sky[1] ?? palette.deep, 0.5)
    : mix(tint, palette.paper, 0.55);
  const bottom = isNight ? darken(palette.deep, 0.2) : mix(tint, palette.inks[0] ?? tint, 0.22);
  fillAll(
    stage,
    linear(
      pen,
      [0, 0],
      [0, height],
      [
        [0, css(top)],
        [1, css(bottom)],
      ],
    ),
  );
  if (isFormal) {
    paintStudio(stage);
    return;
  }
  if (isNight) paintStars(stage, height, 130);
  const centre = { x: 0, y: -560 };
  pen.save();
  pen.translate(width / 2, height);
  pen.scale(scale, scale);
  const kind = random.int(3);
  if (kind === 1) paintRays(stage, centre);
  const halo = isNight ? (palette.inks[0] ?? palette.sun) : mix(palette.sun, palette.paper, 0.5);
  if (kind === 2) paintArch(stage, centre, css(halo));
  else fillCircle(pen, centre.x, centre.y, 330, css(halo));
  paintLeafCrown(stage, centre);
  pen.restore();
}

type Centre = { x: number; y: number };

function paintStudio(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("studio");
  softEllipse(
    pen,
    { x: width * 0.36, y: height * 0.36, rx: 680, ry: 620 },
    lighten(palette.paper, 0.3),
    0.65,
  );
  for (let light = 0; light < 14; light += 1) {
    const radius = random.range(40, 120);
    softEllipse(
      pen,
      { x: random.next() * width, y: random.next() * height * 0.7, rx: radius, ry: radius },
      random.pick([palette.sun, palette.inks[1] ?? palette.sun]),
      random.range(0.1, 0.28),
    );
  }
}

function paintRays(stage: Stage, centre: Centre): void {
  const { pen, palette } = stage;
  for (let ray = 0; ray < 36; ray += 1) {
    const from = (ray / 36) * fullTurn;
    const to = from + fullTurn / 72;
    fillPolygon(
      pen,
      [
        [centre.x, centre.y],
        [centre.x + Math.cos(from) * 1600, centre.y + Math.sin(from) * 1600],
        [centre.x + Math.cos(to) * 1600, centre.y + Math.sin(to) * 1600],
      ],
      css(palette.sun, 0.16),
    );
  }
}

function paintArch(stage: Stage, centre: Centre, fill: string): void {
  const { pen } = stage;
  for (const [grow, alpha] of [
    [46, 0.4],
    [22, 0.6],
    [0, 1],
  ] as const) {
    pen.save();
    pen.globalAlpha = alpha;
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(centre.x, centre.y, 320 + grow, Math.PI, 0);
    pen.lineTo(centre.x + 320 + grow, 0);
    pen.lineTo(centre.x - 320 - grow, 0);
    pen.fill();
    pen.restore();
  }
}

function paintLeafCrown(stage: Stage, centre: Centre): void {
  const { pen, palette } = stage;
  const random = stage.random.fork("crown");
  const count = random.pick([12, 14, 16]);
  const half = random.range(26, 38);
  for (let leaf = 0; leaf < count; leaf += 1) {
    const angle = -Math.PI * 0.99 + (leaf / (count - 1)) * Math.PI * 0.98;
    const colour = palette.leaves[leaf % palette.leaves.length] ?? palette.deep;
    at(pen, centre.x + Math.cos(angle) * 292, centre.y + 60 + Math.sin(angle) * 308, angle, () => {
      paintLeaf(pen, random.range(132, 196), half, colour, mix(colour, palette.paper, 0.35));
    });
  }
}
