import { linear, within } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import { paintReflection } from "#app/core/ai/drawing/reflection.server.ts";
import { type Sky, paintSky } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { type TreeKind, paintTree } from "./trees.ts";
import { paintForeground } from "./landscape-foreground.ts";

type Terrain = {
  ridges: number;
  /** How jagged: rolling hills are low, peaks high. */
  roughness: number;
  lift: number;
  trees: TreeKind | null;
  hasWater: boolean;
  hasSnow: boolean;
};

const terrains = {
  lake: { ridges: 6, roughness: 5, lift: 0.2, trees: "pine", hasWater: true, hasSnow: false },
  mountain: { ridges: 6, roughness: 6, lift: 0.34, trees: "pine", hasWater: false, hasSnow: true },
  forest: { ridges: 7, roughness: 3, lift: 0.16, trees: "pine", hasWater: false, hasSnow: false },
  hills: { ridges: 6, roughness: 1, lift: 0.15, trees: "round", hasWater: false, hasSnow: false },
  desert: { ridges: 5, roughness: 1, lift: 0.16, trees: null, hasWater: false, hasSnow: false },
  snow: { ridges: 6, roughness: 5, lift: 0.26, trees: "pine", hasWater: false, hasSnow: true },
} satisfies Record<string, Terrain>;

export type TerrainName = keyof typeof terrains;

export function isTerrain(subject: string): subject is TerrainName {
  return subject in terrains;
}

/** Ridges of noise fading into the sky's colour, with trees on the near ones and a still lake or a meadow in front. */
export function drawLayeredLandscape(stage: Stage): void {
  const name = isTerrain(stage.subject) ? stage.subject : "lake";
  const terrain: Terrain = terrains[name];
  const horizon = stage.height * (terrain.hasWater ? 0.66 : 0.72);
  const sky = paintSky(stage, {
    horizon,
    sunY: horizon - 1000 * (terrain.lift * 1.15 + stage.random.range(0.07, 0.13)),
    clouds: stage.style === "cartoon" ? 0.45 : 1,
  });
  if (stage.timeOfDay !== "night") paintBirds(stage, sky);

  for (let index = 0; index < terrain.ridges; index += 1) {
    paintRidge(stage, sky, terrain, horizon, index);
  }
  if (terrain.hasWater) paintReflection(stage, horizon + 12, sky);
  else paintForeground(stage, name, horizon);
}

function paintRidge(stage: Stage, sky: Sky, terrain: Terrain, horizon: number, index: number): void {
  const { pen, noise, palette, width, height } = stage;
  const nearness = index / (terrain.ridges - 1);
  const base = horizon - 1000 * terrain.lift + nearness * 1000 * (terrain.lift + 0.01);
  const rise = 1000 * terrain.lift * (1.05 - 0.58 * nearness);
  const frequency = (1.5 + nearness * 2.1) / 1000;
  const bend = terrain.roughness === 1 ? 1 : 1.25;
  const heightAt = (x: number) => {
    const shape = 0.5 + 0.62 * noise.layered(x * frequency + index * 31.7, index * 5.1, terrain.roughness);
    return base - rise * Math.max(0, shape) ** bend;
  };

  const far = sky.colourAt(0.86);
  const snowy = stage.subject === "snow" ? 0.55 * (1 - nearness * 0.6) : 0;
  const bare = mix(mix(far, sky.colourAt(0.6), 0.25), palette.deep, nearness ** 1.25);
  const colour = mix(bare, lighten(far, 0.8), snowy);
  const fill = linear(
    pen,
    [0, base - rise],
    [0, base + 100],
    [
      [0, css(colour)],
      [1, css(mix(colour, far, 0.42 * (1 - nearness)))],
    ],
  );
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 2; x += 2) pen.lineTo(x, heightAt(x));
  pen.lineTo(width + 2, height);
  pen.fill();

  if (terrain.hasSnow && nearness < 0.55)
    paintSnow(stage, heightAt, rise, mix(lighten(far, 0.7), colour, nearness * 0.8));
  if (terrain.trees && nearness > 0.45)
    plantRidge(stage, terrain.trees, { index, nearness, colour, heightAt });
  pen.fillStyle = linear(
    pen,
    [0, base - 30],
    [0, base + 70],
    [
      [0, css(far, 0)],
      [1, css(far, 0.3 * (1 - nearness * 0.85))],
    ],
  );
  pen.fillRect(0, base - 30, width, 120);
}

function paintSnow(stage: Stage, heightAt: (x: number) => number, rise: number, colour: Rgb): void {
  const { pen, noise, width } = stage;
  within(pen, () => {
    pen.fillStyle = css(colour, 0.9);
    pen.beginPath();
    pen.moveTo(0, heightAt(0));
    for (let x = 0; x <= width + 4; x += 4) pen.lineTo(x, heightAt(x));
    for (let x = width + 4; x >= 0; x -= 4) {
      const top = heightAt(x);
      const cover = noise.layered(x / 26, 9.3, 3) * 0.22 + noise.layered(x / 160, 4.1, 2) * 0.2 + 0.16;
      pen.lineTo(x, top + Math.max(0, cover) * rise * 0.75);
    }
    pen.fill();
  });
}

type Slope = { index: number; nearness: number; colour: Rgb; heightAt: (x: number) => number };

function plantRidge(stage: Stage, kind: TreeKind, slope: Slope): void {
  const { pen, noise, palette, width } = stage;
  const random = stage.random.fork(`trees ${slope.index}`);
  const colour = mix(slope.colour, palette.deep, 0.55);
  const gap = kind === "pine" ? 4 + (1 - slope.nearness) * 8 : 16;
  pen.fillStyle = css(colour);
  for (let x = -15; x < width + 15; x += 3 + random.next() * gap) {
    if (noise.at(x / 70 + slope.index * 9, 3) < -0.12) continue;
    const size = (11 + random.next() * 27) * (0.5 + slope.nearness * 1.15);
    paintTree(pen, kind, x, slope.heightAt(x) + 3, size);
  }
}

function paintBirds(stage: Stage, sky: Sky): void {
  const { pen, palette } = stage;
  const random = stage.random.fork("birds");
  if (random.chance(0.45)) return;
  pen.strokeStyle = css(mix(palette.deep, sky.colourAt(0.5), 0.25), 0.8);
  pen.lineWidth = 2.4;
  pen.lineCap = "round";
  const side = sky.sun.x > stage.width / 2 ? -1 : 1;
  for (let index = 0; index < 3 + random.int(4); index += 1) {
    const x = sky.sun.x + side * random.range(110, 300);
    const y = sky.sun.y + random.range(-130, 20);
    const span = random.range(7, 14);
    pen.beginPath();
    pen.moveTo(x - span, y - span * 0.35);
    pen.quadraticCurveTo(x - span * 0.3, y - span * 0.55, x, y);
    pen.quadraticCurveTo(x + span * 0.3, y - span * 0.55, x + span, y - span * 0.35);
    pen.stroke();
  }
}
