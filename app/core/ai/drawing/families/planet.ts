import { createCanvas } from "@napi-rs/canvas";
import { at, softEllipse, within } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, black, css, lighten, mix, ramp } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

export type Planet = { x: number; y: number; radius: number; hasRings: boolean; isRocky: boolean };

const tilt = -0.38;

export function paintPlanet(stage: Stage, planet: Planet): void {
  const { pen, palette } = stage;
  softEllipse(
    pen,
    {
      x: planet.x - planet.radius * 0.12,
      y: planet.y - planet.radius * 0.1,
      rx: planet.radius * 1.5,
      ry: planet.radius * 1.5,
    },
    palette.inks[1] ?? palette.sun,
    0.3,
  );
  if (planet.hasRings) paintRings(stage, planet, Math.PI, Math.PI * 2);
  paintGlobe(stage, planet);
  if (planet.hasRings) paintRings(stage, planet, 0, Math.PI);
}

function planetColours(stage: Stage, planet: Planet): Rgb[] {
  const { inks, paper, sun } = stage.palette;
  const [first = sun, second = sun, third = sun] = inks;
  if (stage.subject.includes("mars") || stage.subject.includes("red planet"))
    return [
      [92, 34, 24],
      [168, 70, 40],
      [206, 110, 66],
      [236, 176, 126],
    ];
  if (planet.isRocky && stage.subject.includes("moon"))
    return [
      [84, 86, 96],
      [146, 146, 150],
      [198, 196, 192],
      [238, 234, 226],
    ].map((grey) => mix(grey as unknown as Rgb, third, 0.14));
  if (planet.isRocky) return [mix(third, black, 0.45), third, mix(third, paper, 0.4), mix(paper, third, 0.2)];
  return [lighten(second, 0.55), first, lighten(second, 0.15), mix(first, black, 0.35), lighten(sun, 0.3)];
}

function paintRings(stage: Stage, planet: Planet, from: number, to: number): void {
  const { pen, noise, palette } = stage;
  const outer = lighten(palette.inks[1] ?? palette.sun, 0.25);
  at(pen, planet.x, planet.y, tilt, () => {
    pen.lineWidth = planet.radius * 0.0125;
    for (let ring = 0; ring < 58; ring += 1) {
      const radius = planet.radius * (1.34 + ring * 0.0105);
      const shade = noise.layered(ring * 0.3, 2, 2) * 0.8 + 0.5;
      pen.strokeStyle = css(
        mix(outer, palette.sun, shade),
        0.12 + 0.7 * Math.abs(noise.at(ring * 0.33, 7.2)),
      );
      pen.beginPath();
      pen.ellipse(0, 0, radius, radius * 0.27, 0, from, to);
      pen.stroke();
    }
  });
}

/** Shaded by hand at less than half the pixels: the sphere is the one place where a gradient is not enough. */
function paintGlobe(stage: Stage, planet: Planet): void {
  const { pen, pixelsPerUnit } = stage;
  const size = Math.max(24, Math.round(planet.radius * pixelsPerUnit * 0.8));
  const globe = createCanvas(size, size);
  const globePen = globe.getContext("2d");
  const image = globePen.createImageData(size, size);
  const colourAt = globeSurface(stage, planet);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const dx = (column / (size - 1)) * 2 - 1;
      const dy = (row / (size - 1)) * 2 - 1;
      const distance = dx * dx + dy * dy;
      const inside = Math.min(1, distance);
      const depth = Math.sqrt(1 - inside);
      const colour = colourAt(dx, dy, depth);
      const offset = (row * size + column) * 4;
      image.data[offset] = colour[0];
      image.data[offset + 1] = colour[1];
      image.data[offset + 2] = colour[2];
      image.data[offset + 3] = 255;
    }
  }
  globePen.putImageData(image, 0, 0);
  within(pen, () => {
    pen.imageSmoothingQuality = "high";
    pen.beginPath();
    pen.arc(planet.x, planet.y, planet.radius, 0, Math.PI * 2);
    pen.clip();
    const reach = planet.radius * 1.003;
    pen.drawImage(globe, planet.x - reach, planet.y - reach, reach * 2, reach * 2);
  });
}

function globeSurface(stage: Stage, planet: Planet): (dx: number, dy: number, depth: number) => Rgb {
  const { noise, palette } = stage;
  const colours = planetColours(stage, planet);
  const night = mix(palette.deep, black, 0.6);
  const glow = lighten(palette.sun, 0.4);
  const bands = stage.random.fork("bands").range(4, 6.4);
  const shift = planet.x * 0.01;
  return (dx, dy, depth) => {
    const latitude = dy * Math.cos(tilt) - dx * Math.sin(tilt);
    const surface = planet.isRocky
      ? 0.52 + noise.layered((dx * 2.6) / (depth + 0.6) + shift, (dy * 2.6) / (depth + 0.6), 5) * 0.95
      : 0.5 +
        0.5 *
          Math.sin(
            (latitude * bands + noise.layered((dx * 2) / (depth + 0.6) + shift, latitude * 3, 4) * 1.1) * 2,
          );
    const light = Math.max(0, -dx * 0.62 - dy * 0.5 + depth * 0.6);
    const lit = mix(night, ramp(colours, surface), Math.min(1, light * 1.25 + 0.035));
    return mix(lit, glow, light ** 8 * 0.3);
  };
}
