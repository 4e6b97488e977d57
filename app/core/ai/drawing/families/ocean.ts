import {
  at,
  fillPolygon,
  linear,
  softEllipse,
  softShape,
  within,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import { paintGlitter } from "#app/core/ai/drawing/reflection.server.ts";
import { paintSky } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { drawShore, seaColours } from "./ocean-shore.ts";
import { paintWaveRows } from "./ocean-waves.ts";
import { paintTree } from "./trees.ts";

/** The sea: from the air along a beach, or towards the horizon with a boat, a lighthouse or palms. */
export function drawOcean(stage: Stage): void {
  const isAerial =
    /aerial|drone|top.?down|shore|sand/.test(stage.subject) ||
    (stage.subject === "" && stage.random.fork("view").chance(0.35));
  if (isAerial) within(stage.pen, () => drawShore(stage));
  else drawHorizon(stage);
}

function drawHorizon(stage: Stage): void {
  const { pen, palette, random, width, height } = stage;
  const horizon = height * 0.52;
  const sky = paintSky(stage, {
    horizon,
    sunX: width * random.range(0.34, 0.66),
    sunY: horizon * random.range(0.66, 0.86),
    sunRadius: 70,
  });
  const [deep = palette.deep, sea = deep] = seaColours(stage);
  const far = mix(sky.colourAt(0.9), sea, 0.35);
  pen.fillStyle = linear(
    pen,
    [0, horizon],
    [0, height],
    [
      [0, css(far)],
      [0.35, css(mix(sea, sky.colourAt(0.6), 0.25))],
      [1, css(mix(deep, palette.deep, 0.5))],
    ],
  );
  pen.fillRect(0, horizon, width, height - horizon);
  paintGlitter(stage, horizon, sky);
  const scene = sceneOf(stage);
  if (scene === "waves") {
    paintWaveRows(stage, horizon, seaColours(stage));
    return;
  }
  paintSwell(stage, horizon, sky.colourAt(0.75));
  if (scene === "open") return;
  if (scene === "islands") {
    paintIslands(stage, horizon, sky.colourAt(0.7));
    return;
  }
  if (scene === "lighthouse") paintLighthouse(stage, horizon);
  else if (scene === "palms") paintPalms(stage);
  else paintSailboat(stage, horizon, sky.sun.x);
}

type OceanScene = "lighthouse" | "palms" | "sailboat" | "waves" | "islands" | "open";

function sceneOf(stage: Stage): OceanScene {
  if (/wave|swell|storm|surf/.test(stage.subject)) return "waves";
  if (/islands|archipelago|ferry|fjord/.test(stage.subject)) return "islands";
  if (/lighthouse|cliff|coast/.test(stage.subject)) return "lighthouse";
  if (/palm|tropic|beach|island|hawaii/.test(stage.subject)) return "palms";
  if (/sail|boat|ship|yacht/.test(stage.subject)) return "sailboat";
  if (stage.subject !== "") return "open";
  return stage.random.fork("scene").pick(["lighthouse", "palms", "sailboat", "waves"] as const);
}

function paintSwell(stage: Stage, horizon: number, light: Rgb): void {
  const { pen, noise, palette, width, height } = stage;
  for (let row = 0; row < 15; row += 1) {
    const nearness = (row / 14) ** 1.7;
    const y = horizon + 18 + nearness * (height - horizon);
    const swell = 3 + nearness * 30;
    pen.fillStyle = css(mix(palette.deep, light, 0.25), 0.06 + nearness * 0.14);
    pen.strokeStyle = css(light, 0.16 + nearness * 0.26);
    pen.lineWidth = 1 + nearness * 3;
    pen.beginPath();
    for (let x = 0; x <= width + 8; x += 8)
      pen.lineTo(x, y + noise.layered(x / (90 + nearness * 330) + row * 5, row, 2) * swell);
    pen.stroke();
    pen.lineTo(width, y + swell * 2 + 20);
    pen.lineTo(0, y + swell * 2 + 20);
    pen.fill();
  }
}

function paintSailboat(stage: Stage, horizon: number, sunX: number): void {
  const { pen, palette, random, width } = stage;
  const x = sunX < width / 2 ? width * random.range(0.6, 0.74) : width * random.range(0.26, 0.4);
  const y = horizon + 120;
  const size = random.range(0.9, 1.25);
  softEllipse(pen, { x, y: y + 26, rx: 150 * size, ry: 22 }, palette.deep, 0.5);
  at(pen, x, y, random.range(-0.05, 0.05), () => {
    pen.scale(size, size);
    fillPolygon(
      pen,
      [
        [4, -20],
        [4, -250],
        [116, -36],
      ],
      css(lighten(palette.paper, 0.3)),
    );
    fillPolygon(
      pen,
      [
        [4, -20],
        [4, -250],
        [44, -30],
      ],
      css(palette.inks[0] ?? palette.deep, 0.9),
    );
    fillPolygon(
      pen,
      [
        [-6, -20],
        [-6, -216],
        [-96, -34],
      ],
      css(darken(palette.paper, 0.12)),
    );
    pen.fillStyle = css(palette.deep);
    pen.fillRect(-4, -258, 7, 250);
    pen.beginPath();
    pen.moveTo(-116, -16);
    pen.lineTo(124, -16);
    pen.quadraticCurveTo(96, 34, 40, 36);
    pen.lineTo(-56, 36);
    pen.quadraticCurveTo(-100, 30, -116, -16);
    pen.fill();
    pen.fillStyle = css(palette.inks[1] ?? palette.paper);
    pen.fillRect(-108, -6, 222, 6);
  });
}

function paintLighthouse(stage: Stage, horizon: number): void {
  const { pen, palette, noise, width, height } = stage;
  const side = stage.random.chance(0.5) ? 1 : -1;
  within(pen, () => {
    if (side < 0) {
      pen.translate(width, 0);
      pen.scale(-1, 1);
    }
    const x = width * 0.76;
    const top = (at: number) => {
      const along = Math.min(1, Math.max(0, (at / width - 0.3) / 0.34));
      const climb = along * along * (3 - 2 * along);
      return height + 20 - climb * (height + 20 - horizon + 86) + noise.layered(at / 70, 3, 4) * 42;
    };
    const foot = top(x) + 12;
    softShape(stage, 50, css(palette.sun, 0.35), (beam) => {
      beam.moveTo(x, foot - 330);
      beam.lineTo(0, foot - 470);
      beam.lineTo(0, foot - 250);
    });
    const rock = mix(palette.deep, palette.leaves[2] ?? palette.deep, 0.35);
    pen.fillStyle = linear(
      pen,
      [0, horizon - 100],
      [0, height],
      [
        [0, css(mix(rock, palette.sun, 0.18))],
        [0.25, css(rock)],
        [1, css(darken(rock, 0.5))],
      ],
    );
    pen.beginPath();
    pen.moveTo(width * 0.28, height);
    for (let at = width * 0.28; at <= width + 8; at += 8) pen.lineTo(at, top(at));
    pen.lineTo(width + 8, height);
    pen.fill();
    const half = (up: number) => 52 - up * 0.062;
    for (let stripe = 0; stripe < 6; stripe += 1) {
      const low = stripe * 48;
      const high = low + 48;
      const colour = stripe % 2 === 0 ? lighten(palette.paper, 0.2) : (palette.inks[0] ?? palette.deep);
      pen.fillStyle = linear(
        pen,
        [x - 52, 0],
        [x + 52, 0],
        [
          [0, css(lighten(colour, 0.1))],
          [0.5, css(colour)],
          [1, css(darken(colour, 0.45))],
        ],
      );
      pen.beginPath();
      pen.moveTo(x - half(low), foot - low);
      pen.lineTo(x - half(high), foot - high - 0.5);
      pen.lineTo(x + half(high), foot - high - 0.5);
      pen.lineTo(x + half(low), foot - low);
      pen.fill();
    }
    pen.fillStyle = css(palette.deep);
    pen.fillRect(x - 48, foot - 300, 96, 13);
    softEllipse(pen, { x, y: foot - 326, rx: 120, ry: 120 }, palette.sun, 0.9);
    pen.fillStyle = css(palette.sun);
    pen.fillRect(x - 24, foot - 350, 48, 52);
    fillPolygon(
      pen,
      [
        [x - 40, foot - 350],
        [x + 40, foot - 350],
        [x, foot - 400],
      ],
      css(palette.inks[0] ?? palette.deep),
    );
  });
}

function paintPalms(stage: Stage): void {
  const { pen, palette, noise, random, width, height } = stage;
  const sand = mix([238, 208, 160], palette.deep, 0.35);
  pen.fillStyle = linear(
    pen,
    [0, height * 0.84],
    [0, height],
    [
      [0, css(sand)],
      [1, css(darken(sand, 0.5))],
    ],
  );
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 8; x += 8) pen.lineTo(x, height * 0.9 + noise.layered(x / 420, 8, 2) * 60);
  pen.lineTo(width + 8, height);
  pen.fill();
  const left = random.chance(0.5);
  for (const [share, size] of [
    [0.1, 640],
    [0.22, 480],
    [0.93, 400],
  ] as const) {
    pen.fillStyle = css(darken(palette.deep, 0.15));
    const x = width * (left ? share : 1 - share);
    at(pen, x, height * 0.95, 0, () => {
      if (!left) pen.scale(-1, 1);
      paintTree(pen, "palm", 0, 0, size);
    });
  }
}

/** Far islands in three tones, and a ferry between them. */
function paintIslands(stage: Stage, horizon: number, haze: Rgb): void {
  const { pen, palette, noise, width } = stage;
  const random = stage.random.fork("islands");
  for (let row = 0; row < 3; row += 1) {
    pen.fillStyle = css(mix(haze, palette.deep, 0.25 + row * 0.3));
    for (let island = 0; island < 2; island += 1) {
      const x = width * (island === 0 ? random.range(0, 0.36) : random.range(0.62, 1));
      const half = random.range(150, 270) * (1 - row * 0.12);
      const rise = random.range(60, 130) * (1 - row * 0.18);
      const y = horizon + 4 + row * 34;
      pen.beginPath();
      for (let step = -half; step <= half; step += 5) {
        const dome = 1 - (step / half) ** 2;
        pen.lineTo(
          x + step,
          y - Math.max(0, dome * rise * (0.75 + noise.layered((x + step) / 80, row * 4, 3) * 0.6)),
        );
      }
      pen.fill();
    }
  }
  const x = width * random.range(0.42, 0.56);
  const y = horizon + 150;
  pen.fillStyle = css(lighten(palette.paper, 0.2));
  pen.fillRect(x - 62, y - 58, 116, 34);
  pen.fillRect(x - 40, y - 84, 66, 28);
  pen.fillStyle = css(palette.inks[0] ?? palette.deep);
  pen.fillRect(x - 6, y - 112, 20, 30);
  pen.beginPath();
  pen.moveTo(x - 96, y - 26);
  pen.lineTo(x + 96, y - 26);
  pen.lineTo(x + 76, y + 4);
  pen.lineTo(x - 82, y + 4);
  pen.fill();
  softEllipse(pen, { x, y: y + 10, rx: 150, ry: 16 }, palette.deep, 0.5);
}
