import { fillCircle, linear, paintField, radial, softEllipse, within } from "./brush.server.ts";
import { type Rgb, css, mix, ramp } from "./colour.ts";
import type { Stage } from "./stage.server.ts";

export type Sky = {
  sun: { x: number; y: number; radius: number };
  /** The sky's colour at a height, 0 at the zenith and 1 at the horizon. */
  colourAt: (position: number) => Rgb;
};

export type SkyOptions = {
  horizon: number;
  sunX?: number;
  sunY?: number;
  sunRadius?: number;
  clouds?: number;
};

/** Sky down to the horizon with its sun or moon, glow, clouds and, at night, stars. */
export function paintSky(stage: Stage, options: SkyOptions): Sky {
  const { pen, width, palette, timeOfDay } = stage;
  const random = stage.random.fork("sky");
  const { horizon } = options;
  const sun = {
    x: options.sunX ?? width * random.range(0.3, 0.7),
    y: options.sunY ?? horizon * random.range(0.48, 0.62),
    radius: options.sunRadius ?? random.range(44, 58),
  };
  const colourAt = (position: number) => ramp(palette.sky, position);
  const stops = palette.sky.map((colour, index) => [index / (palette.sky.length - 1), css(colour)] as const);
  pen.fillStyle = linear(pen, [0, 0], [0, horizon], stops);
  pen.fillRect(0, 0, width, stage.height);

  if (timeOfDay === "night") paintStars(stage, horizon);
  const strength = timeOfDay === "night" ? 0.55 : 0.85;
  softEllipse(pen, { ...sun, rx: 620, ry: 520 }, palette.sun, 0.45 * strength);
  softEllipse(pen, { ...sun, rx: 270, ry: 250 }, palette.sun, 0.7 * strength);
  if (options.clouds !== 0) paintClouds(stage, sun, horizon, options.clouds ?? 1);
  paintSun(stage, sun);
  return { sun, colourAt };
}

function paintSun(stage: Stage, sun: Sky["sun"]): void {
  const { pen, palette } = stage;
  const { x, y, radius } = sun;
  softEllipse(pen, { x, y, rx: radius * 2.4, ry: radius * 2.4 }, palette.sun, 0.6);
  fillCircle(pen, x, y, radius, css(palette.sun));
  if (stage.timeOfDay !== "night") return;
  within(pen, () => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.clip();
    const craters = stage.random.fork("moon");
    for (let index = 0; index < 6; index += 1) {
      const size = radius * craters.range(0.25, 0.6);
      const place = { x: x + radius * craters.range(-0.8, 0.8), y: y + radius * craters.range(-0.8, 0.8) };
      softEllipse(
        pen,
        { ...place, rx: size * 1.4, ry: size },
        mix(palette.sun, palette.sky[2] ?? palette.deep, 0.6),
        0.3,
      );
    }
    pen.fillStyle = radial(pen, [x - radius * 0.35, y - radius * 0.3], radius * 1.5, [
      [0.55, css(palette.deep, 0)],
      [1, css(palette.deep, 0.35)],
    ]);
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  });
}

export function paintStars(stage: Stage, depth: number, count = 260): void {
  const { pen, width } = stage;
  const random = stage.random.fork("stars");
  const total = Math.round((count * width) / 1000);
  for (let index = 0; index < total; index += 1) {
    const y = random.next() * depth * 0.92;
    const brightness = random.next() ** 2 * (1 - (y / depth) * 0.7);
    fillCircle(
      pen,
      random.next() * width,
      y,
      random.next() ** 3 * 2 + 0.6,
      `rgba(255,252,240,${brightness})`,
    );
  }
}

function paintClouds(stage: Stage, sun: Sky["sun"], horizon: number, amount: number): void {
  const { noise, palette, width } = stage;
  const stretch = width / 1000;
  const far = ramp(palette.sky, 0.62);
  const near = mix(palette.sun, far, 0.1);
  paintField(
    stage,
    { x: 0, y: 0, width, height: horizon },
    { columns: Math.round(190 * stretch), rows: 130 },
    (u, v, pixel, offset) => {
      const drift = noise.layered(u * 2.6 * stretch + 7, v * 6.5, 5);
      const band = Math.exp(-((v - 0.5) ** 2) / 0.075);
      const distance = Math.hypot((u * width - sun.x) / 620, (v * horizon - sun.y) / 620);
      const lit = mix(near, far, Math.min(1, distance));
      pixel[offset] = lit[0];
      pixel[offset + 1] = lit[1];
      pixel[offset + 2] = lit[2];
      pixel[offset + 3] = 255 * Math.min(0.62, Math.max(0, drift + 0.05) * 2 * band * amount);
    },
  );
}
