import { css, mix } from "./colour.ts";
import { linear, softEllipse } from "./brush.server.ts";
import type { Sky } from "./sky.server.ts";
import type { Stage } from "./stage.server.ts";

const gridColumns = 96;
const gridRows = 160;

/** Mirrors everything above the waterline below it, broken up by ripples that widen towards the viewer. */
export function paintReflection(stage: Stage, waterline: number, sky: Sky): void {
  const { pen, canvas, pixelsPerUnit, width, height, palette } = stage;
  const columns = canvas.width;
  const top = Math.round(waterline * pixelsPerUnit);
  const depth = canvas.height - top;
  if (depth < 2) return;

  const image = pen.getImageData(0, 0, columns, canvas.height);
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, columns * canvas.height);
  const ripples = rippleField(stage);
  for (let row = 0; row < depth; row += 1) {
    const nearness = row / depth;
    const reach = (2 + nearness * 15) * pixelsPerUnit;
    const gridRow = Math.min(gridRows - 1, Math.floor(nearness * gridRows)) * gridColumns;
    for (let column = 0; column < columns; column += 1) {
      const place = (column / columns) * (gridColumns - 1);
      const cell = Math.floor(place);
      const left = ripples[gridRow + cell] ?? 0;
      const ripple = left + ((ripples[gridRow + cell + 1] ?? left) - left) * (place - cell);
      const offset = ripple * reach;
      const fromRow = Math.max(0, Math.min(top - 1, Math.round(top - row * 1.22 + offset)));
      const fromColumn = Math.max(0, Math.min(columns - 1, Math.round(column + offset * 1.5)));
      pixels[(top + row) * columns + column] = pixels[fromRow * columns + fromColumn] ?? 0;
    }
  }
  pen.putImageData(image, 0, 0, 0, top, columns, depth);

  const shade = mix(palette.deep, sky.colourAt(0.2), 0.35);
  pen.fillStyle = linear(
    pen,
    [0, waterline],
    [0, height],
    [
      [0, css(shade, 0.12)],
      [1, css(shade, 0.62)],
    ],
  );
  pen.fillRect(0, waterline, width, height - waterline);
  paintGlitter(stage, waterline, sky);
}

function rippleField(stage: Stage): Float32Array {
  const field = new Float32Array(gridColumns * gridRows);
  const stretch = stage.width / 1000;
  for (let row = 0; row < gridRows; row += 1) {
    for (let column = 0; column < gridColumns; column += 1) {
      const x = (column / gridColumns) * 6 * stretch;
      field[row * gridColumns + column] = stage.noise.layered(x, row * 0.19, 2);
    }
  }
  return field;
}

/** Short strokes of light under the sun. */
export function paintGlitter(stage: Stage, waterline: number, sky: Sky): void {
  const { pen, height, palette } = stage;
  const random = stage.random.fork("glitter");
  const depth = height - waterline;
  softEllipse(
    pen,
    { x: sky.sun.x, y: waterline + depth * 0.4, rx: depth * 0.4, ry: depth * 0.7 },
    palette.sun,
    0.22,
  );
  for (let index = 0; index < 150; index += 1) {
    const nearness = random.next() ** 1.4;
    const spread = 36 + nearness * 120;
    const x = sky.sun.x + (random.next() + random.next() + random.next() - 1.5) * spread;
    const length = (7 + nearness * 26) * random.range(0.5, 1.2);
    pen.fillStyle = css(palette.sun, random.range(0.12, 0.6));
    pen.beginPath();
    pen.ellipse(x, waterline + 4 + nearness * depth, length, 0.8 + nearness * 1.6, 0, 0, Math.PI * 2);
    pen.fill();
  }
}
