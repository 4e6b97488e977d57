import { fillAll, linear, softEllipse, within } from "#app/core/ai/drawing/brush.server.ts";
import { css, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import { paintStars } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintCar } from "./retro-car.ts";
import { paintGridFloor, paintRoad, paintSunsetWater } from "./retro-ground.ts";
import { paintCactusRow, paintPalmRows, paintPineBanks } from "./retro-plants.ts";

type Place = { floor: "grid" | "road" | "water"; plants: "palms" | "pines" | "cacti" };

/** A striped sun over a road, water or a glowing grid, with palms, pines or cacti at the sides. */
export function drawRetroSunset(stage: Stage): void {
  const { pen, palette, height } = stage;
  const place = placeOf(stage);
  const horizon = height * 0.6;
  const stops = palette.sky.map((colour, index) => [index / (palette.sky.length - 1), css(colour)] as const);
  fillAll(stage, linear(pen, [0, 0], [0, horizon], stops));
  if (palette.isDark) paintStars(stage, horizon * 0.8, 160);
  paintStripedSun(stage, horizon);
  paintMountains(stage, horizon, place.floor === "grid");
  if (place.floor === "grid") paintGridFloor(stage, horizon);
  else if (place.floor === "road") paintRoad(stage, horizon);
  else paintSunsetWater(stage, horizon);
  if (place.plants === "palms") paintPalmRows(stage, horizon);
  else if (place.plants === "pines") paintPineBanks(stage, horizon, place.floor === "water");
  else paintCactusRow(stage, horizon);
  const named = /\b(car|van|drive|road ?trip|truck)\b/.test(stage.subject);
  if (named || (stage.subject === "" && place.floor !== "water")) paintCar(stage);
}

function placeOf(stage: Stage): Place {
  const { subject, palette } = stage;
  if (/synth|neon|grid|cyber|vapor|retro.?wave/.test(subject)) return { floor: "grid", plants: "palms" };
  if (/lake|river|cabin/.test(subject)) return { floor: "water", plants: "pines" };
  if (/sea|wave|surf|ocean|island|beach/.test(subject)) return { floor: "water", plants: "palms" };
  if (/pine|forest|mountain|wood/.test(subject)) return { floor: "road", plants: "pines" };
  if (/desert|cactus|canyon|western/.test(subject)) return { floor: "road", plants: "cacti" };
  if (/palm|road|highway/.test(subject)) return { floor: "road", plants: "palms" };
  return { floor: palette.isDark ? "grid" : "road", plants: "palms" };
}

function paintStripedSun(stage: Stage, horizon: number): void {
  const { pen, palette, width, random } = stage;
  const radius = random.range(225, 275);
  const x = width / 2;
  const y = horizon - radius * 0.55;
  softEllipse(pen, { x, y, rx: radius * 2.1, ry: radius * 2.1 }, palette.inks[0] ?? palette.sun, 0.5);
  within(pen, () => {
    pen.beginPath();
    // The disc is left open in bands that widen downwards.
    let top = y - radius;
    let gap = 3;
    pen.rect(x - radius, top, radius * 2, radius * 1.02);
    top += radius * 1.02;
    while (top < y + radius) {
      const band = Math.max(6, 44 - gap * 1.3);
      pen.rect(x - radius, top + gap, radius * 2, band);
      top += gap + band;
      gap += 4;
    }
    pen.clip();
    pen.fillStyle = linear(
      pen,
      [0, y - radius],
      [0, y + radius],
      [
        [0, css(lighten(palette.sun, 0.3))],
        [0.42, css(palette.sky[4] ?? palette.sun)],
        [1, css(palette.inks[0] ?? palette.sun)],
      ],
    );
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  });
}

function paintMountains(stage: Stage, horizon: number, isGrid: boolean): void {
  const { pen, palette, noise, width } = stage;
  for (let row = 0; row < 2; row += 1) {
    const colour = mix(palette.deep, palette.sky[2] ?? palette.deep, 0.5 - row * 0.4);
    const top = (x: number) => {
      const away = Math.abs(x / width - 0.5) * 2;
      return (
        horizon +
        6 -
        (40 + away * 150) *
          Math.max(0.12, 0.55 + noise.layered(x / 190 + row * 40, row, 4) * 0.9) *
          (1 - row * 0.35)
      );
    };
    pen.fillStyle = css(colour);
    pen.strokeStyle = css(palette.inks[1] ?? palette.sun, isGrid ? 0.8 : 0);
    pen.lineWidth = 2.4;
    pen.beginPath();
    for (let x = -4; x <= width + 4; x += 4) pen.lineTo(x, top(x));
    pen.lineTo(width + 4, horizon + 8);
    pen.lineTo(-4, horizon + 8);
    pen.fill();
    if (isGrid) pen.stroke();
  }
}
