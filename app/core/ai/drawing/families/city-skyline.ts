import { fillPolygon, linear, softEllipse } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import { paintReflection } from "#app/core/ai/drawing/reflection.server.ts";
import { type Sky, paintSky } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintFerrisWheel } from "./ferris-wheel.ts";
import { paintOldTown } from "./old-town.ts";

const rows = 4;

/** Towers in four distances against the sky, their lights on, doubled in the river. */
export function drawCitySkyline(stage: Stage): void {
  const { width, height, random } = stage;
  const waterline = height * 0.74;
  const sky = paintSky(stage, {
    horizon: waterline,
    sunX: width * random.range(0.28, 0.72),
    sunY: waterline * random.range(0.5, 0.66),
    sunRadius: 74,
    clouds: 0.8,
  });
  const { subject } = stage;
  if (/old town|hillside|village|lisbon|roof|quarter|prague|tram/.test(subject))
    paintOldTown(stage, sky, waterline);
  else for (let row = 0; row < rows; row += 1) paintRow(stage, sky, waterline, row);
  if (/ferris|fair|pier/.test(subject)) paintFerrisWheel(stage, waterline);
  const mayHaveBridge = subject === "" || /river|city|skyline/.test(subject);
  if (subject.includes("bridge") || (mayHaveBridge && stage.random.fork("bridge").chance(0.5)))
    paintBridge(stage, waterline, sky);
  if (/fog|mist|haze/.test(subject)) paintFog(stage, waterline, sky);
  paintReflection(stage, waterline, sky);
}

function paintRow(stage: Stage, sky: Sky, waterline: number, row: number): void {
  const { pen, palette, width, noise } = stage;
  const random = stage.random.fork(`row ${row}`);
  const nearness = row / (rows - 1);
  const colour = mix(mix(sky.colourAt(0.85), sky.colourAt(0.55), 0.35), palette.deep, 0.14 + nearness * 0.8);
  for (let x = -30; x < width + 30;) {
    const span = random.range(34, 62) * (0.8 + nearness * 0.7);
    const cluster = 0.55 + noise.layered((x / width) * 2.4 + row * 7, row, 2) * 0.9;
    const tall = Math.max(60, (470 - nearness * 190) * cluster * random.range(0.55, 1.15));
    paintTower(stage, { x, span, top: waterline - tall, foot: waterline, colour, nearness, random });
    x += span + random.range(0, 10) * (1 + nearness);
  }
  pen.fillStyle = linear(
    pen,
    [0, waterline - 200],
    [0, waterline],
    [
      [0, css(sky.colourAt(0.92), 0)],
      [1, css(sky.colourAt(0.92), 0.4 * (1 - nearness))],
    ],
  );
  pen.fillRect(0, waterline - 200, width, 200);
}

type Tower = {
  x: number;
  span: number;
  top: number;
  foot: number;
  colour: Rgb;
  nearness: number;
  random: Stage["random"];
};

function paintTower(stage: Stage, tower: Tower): void {
  const { pen, palette } = stage;
  const { x, span, top, foot, colour, nearness, random } = tower;
  pen.fillStyle = linear(
    pen,
    [x, 0],
    [x + span, 0],
    [
      [0, css(mix(colour, palette.sun, 0.1 * (1 - nearness * 0.5)))],
      [1, css(darken(colour, 0.12))],
    ],
  );
  pen.fillRect(x, top, span + 0.6, foot - top);
  const crown = random.int(5);
  if (crown === 0)
    fillPolygon(
      pen,
      [
        [x, top + 1],
        [x + span / 2, top - span * 0.7],
        [x + span, top + 1],
      ],
      css(colour),
    );
  else if (crown === 1) {
    pen.fillRect(x + span * 0.2, top - 26, span * 0.6, 27);
    pen.fillRect(x + span * 0.47, top - 88, 4, 64);
  } else if (crown === 2)
    fillPolygon(
      pen,
      [
        [x, top + 1],
        [x + span, top - span * 0.5],
        [x + span, top + 1],
      ],
      css(colour),
    );
  if (nearness < 0.3) return;
  const isLate = stage.timeOfDay !== "day" && stage.timeOfDay !== "dawn";
  const glow = isLate ? 0.34 : 0.1;
  const column = 9 + nearness * 3;
  pen.fillStyle = css(
    isLate ? mix(palette.sun, [255, 204, 120], 0.5) : mix(colour, palette.sun, 0.55),
    0.5 + nearness * 0.4,
  );
  for (let left = x + 6; left < x + span - column * 0.7; left += column) {
    for (let y = top + 12; y < foot - 14; y += column * 1.3) {
      if (random.chance(glow)) pen.fillRect(left, y, column * 0.46, column * 0.62);
    }
  }
}

function paintBridge(stage: Stage, waterline: number, sky: Sky): void {
  const { pen, palette, width } = stage;
  const colour = css(mix(palette.deep, sky.colourAt(0.5), 0.08));
  const deck = waterline - 34;
  pen.fillStyle = colour;
  pen.fillRect(0, deck, width, 9);
  pen.strokeStyle = colour;
  pen.lineWidth = 3.4;
  const towers = [width * 0.18, width * 0.82];
  for (const x of towers) {
    pen.fillRect(x - 11, deck - 190, 8, 225);
    pen.fillRect(x + 5, deck - 190, 8, 225);
    pen.fillRect(x - 11, deck - 190, 24, 9);
  }
  const cable = (t: number) => deck - 186 * (2 * t - 1) ** 2 - 4;
  pen.beginPath();
  for (let t = 0; t <= 1.001; t += 0.02) pen.lineTo((towers[0] ?? 0) + t * width * 0.64, cable(t));
  for (const side of [-1, 1]) {
    const tower = side < 0 ? (towers[0] ?? 0) : (towers[1] ?? width);
    pen.moveTo(tower, deck - 188);
    pen.quadraticCurveTo(tower + side * 90, deck - 60, tower + side * 230, deck);
  }
  pen.stroke();
  pen.lineWidth = 1.4;
  pen.beginPath();
  for (let t = 0.03; t < 1; t += 0.035) {
    const x = (towers[0] ?? 0) + t * width * 0.64;
    pen.moveTo(x, cable(t));
    pen.lineTo(x, deck);
  }
  pen.stroke();
  for (let lamp = 0; lamp <= 22; lamp += 1)
    softEllipse(pen, { x: (lamp / 22) * width, y: deck - 2, rx: 11, ry: 11 }, palette.sun, 0.8);
}

/** Banks of fog that leave only the upper floors. */
function paintFog(stage: Stage, waterline: number, sky: Sky): void {
  const { pen, width, random } = stage;
  const colour = lighten(sky.colourAt(0.95), 0.3);
  pen.fillStyle = linear(
    pen,
    [0, waterline - 330],
    [0, waterline],
    [
      [0, css(colour, 0)],
      [0.7, css(colour, 0.86)],
      [1, css(colour, 0.96)],
    ],
  );
  pen.fillRect(0, waterline - 330, width, 332);
  for (let bank = 0; bank < 16; bank += 1) {
    const x = random.next() * width;
    softEllipse(
      pen,
      { x, y: waterline - random.range(60, 300), rx: random.range(170, 380), ry: random.range(24, 60) },
      colour,
      0.6,
    );
  }
}
