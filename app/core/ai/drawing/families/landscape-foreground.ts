import { at, fillCircle, fillEllipse, linear, softEllipse } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintTree } from "./trees.ts";

/** What stands nearest to the viewer where there is no lake: it gives the picture its depth. */
export function paintForeground(stage: Stage, terrain: string, horizon: number): void {
  if (terrain === "desert") paintDesert(stage, horizon);
  else if (terrain === "hills") paintMeadow(stage, horizon);
  else paintPineEdge(stage, horizon, terrain === "forest" ? 1 : 0.7);
  if (terrain === "snow") paintSnowfall(stage);
}

function groundTop(stage: Stage, horizon: number, wave: number): (x: number) => number {
  const { noise } = stage;
  return (x) => horizon + 70 + noise.layered(x / 480 + 50, 2.2, 2) * wave;
}

function paintGround(stage: Stage, top: (x: number) => number, from: string, to: string): void {
  const { pen, width, height } = stage;
  pen.fillStyle = linear(
    pen,
    [0, top(width / 2) - 30],
    [0, height],
    [
      [0, from],
      [1, to],
    ],
  );
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 4; x += 4) pen.lineTo(x, top(x));
  pen.lineTo(width + 4, height);
  pen.fill();
}

function paintPineEdge(stage: Stage, horizon: number, scale: number): void {
  const { pen, palette, width } = stage;
  const random = stage.random.fork("edge");
  const top = groundTop(stage, horizon, 60);
  paintGround(
    stage,
    top,
    css(mix(palette.deep, palette.sky[1] ?? palette.deep, 0.12)),
    css(darken(palette.deep, 0.4)),
  );
  const dark = css(darken(palette.deep, 0.25));
  for (let x = -20; x < width + 20; x += random.range(9, 30)) {
    // Tall at both sides and low in the middle: the trees frame the view.
    const side = Math.abs(x / width - 0.5) * 2;
    const size = (60 + random.next() * 60 + side ** 2.2 * 330) * scale;
    pen.fillStyle = dark;
    paintTree(pen, "pine", x, top(x) + 40 + random.next() * 60, size);
  }
}

function paintMeadow(stage: Stage, horizon: number): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("meadow");
  const leaf = palette.leaves[0] ?? palette.deep;
  const top = groundTop(stage, horizon, 70);
  paintGround(stage, top, css(mix(leaf, palette.sun, 0.18)), css(mix(leaf, palette.deep, 0.72)));
  for (let index = 0; index < width * 0.9; index += 1) {
    const x = random.next() * width;
    const depth = random.next();
    const ground = top(x);
    const y = ground + depth * (height - ground) * 1.05;
    const size = 10 + depth * 46;
    pen.strokeStyle = css(
      mix(mix(leaf, palette.sun, 0.25), palette.deep, depth * 0.75 + random.next() * 0.15),
    );
    pen.lineWidth = 1 + depth * 2.4;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x, y - size * 0.6, x + random.range(-0.4, 0.4) * size, y - size);
    pen.stroke();
  }
  for (let index = 0; index < 130; index += 1) {
    const x = random.next() * width;
    const depth = random.next() ** 0.8;
    const ground = top(x);
    const y = ground + 14 + depth * (height - ground) * 0.95;
    const size = 3 + depth * 13;
    const ink = random.pick(palette.inks.slice(0, 4));
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2 + index;
      fillCircle(
        pen,
        x + Math.cos(angle) * size * 0.55,
        y + Math.sin(angle) * size * 0.4,
        size * 0.5,
        css(petal % 2 ? ink : lighten(ink, 0.2)),
      );
    }
    fillCircle(pen, x, y, size * 0.32, css(palette.sun));
  }
}

function paintDesert(stage: Stage, horizon: number): void {
  const { pen, palette, width, noise } = stage;
  const random = stage.random.fork("desert");
  const sand = palette.inks[1] ?? palette.sun;
  const ridge = groundTop(stage, horizon, 130);
  paintGround(
    stage,
    ridge,
    css(mix(sand, palette.sun, 0.25)),
    css(mix(palette.inks[0] ?? sand, palette.deep, 0.55)),
  );
  pen.lineWidth = 2;
  for (let line = 1; line < 16; line += 1) {
    pen.strokeStyle = css(mix(palette.inks[0] ?? sand, palette.deep, 0.3), 0.16);
    pen.beginPath();
    for (let x = 0; x <= width + 8; x += 8) {
      const y = ridge(x) + line * line * 1.5 + noise.layered(x / 150, line * 1.7, 2) * (6 + line * 1.6);
      pen.lineTo(x, y);
    }
    pen.stroke();
  }
  for (let index = 0; index < 5; index += 1) {
    const x = width * (0.08 + index * 0.2 + random.range(0, 0.12));
    const depth = random.next();
    paintCactus(stage, x, ridge(x) + 20 + depth * 130, 70 + depth * 130, random.chance(0.5) ? 1 : -1);
  }
}

function paintCactus(stage: Stage, x: number, y: number, size: number, side: number): void {
  const { pen, palette } = stage;
  const green = mix(palette.leaves[2] ?? palette.deep, palette.deep, 0.45);
  softEllipse(pen, { x: x + size * 0.5, y, rx: size * 0.7, ry: size * 0.09 }, palette.deep, 0.45);
  at(pen, x, y, 0, () => {
    pen.scale(side, 1);
    pen.lineCap = "round";
    for (const [colour, shrink, shift] of [
      [css(green), 1, 0],
      [css(mix(green, palette.sun, 0.28)), 0.28, -size * 0.045],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = size * 0.2 * shrink;
      pen.beginPath();
      pen.moveTo(shift, 0);
      pen.lineTo(shift, -size);
      pen.stroke();
      pen.lineWidth = size * 0.14 * shrink;
      pen.beginPath();
      pen.moveTo(shift, -size * 0.42);
      pen.quadraticCurveTo(size * 0.3 + shift, -size * 0.42, size * 0.3 + shift, -size * 0.74);
      pen.moveTo(shift, -size * 0.3);
      pen.quadraticCurveTo(-size * 0.26 + shift, -size * 0.3, -size * 0.26 + shift, -size * 0.56);
      pen.stroke();
    }
  });
}

function paintSnowfall(stage: Stage): void {
  const { pen, width, height } = stage;
  const random = stage.random.fork("snowfall");
  for (let index = 0; index < width * 0.18; index += 1) {
    const size = random.next() ** 3 * 5 + 1;
    fillEllipse(
      pen,
      { x: random.next() * width, y: random.next() * height, rx: size, ry: size * 1.1 },
      `rgba(255,255,255,${random.range(0.2, 0.85)})`,
    );
  }
}
