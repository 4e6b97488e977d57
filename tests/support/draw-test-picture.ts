import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/** A picture drawn for one test, as PNG. */
export function drawTestPicture(
  width: number,
  height: number,
  draw: (context: SKRSContext2D, width: number, height: number) => void,
): Buffer {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext("2d"), width, height);
  return canvas.toBuffer("image/png");
}

/** One colour over everything. */
export function fill(context: SKRSContext2D, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

export function disc(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Sensor-like noise: the same numbers on every run. */
export function addNoise(context: SKRSContext2D, strength: number): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  let state = 1234567;
  for (let i = 0; i < image.data.length; i++) {
    if (i % 4 === 3) continue;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    image.data[i] = (image.data[i] ?? 0) + (state / 2 ** 32 - 0.5) * strength;
  }
  context.putImageData(image, 0, 0);
}
