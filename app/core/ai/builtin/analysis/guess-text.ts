import type { PixelSample } from "./pixel-sample.server.ts";

interface Block {
  low: number;
  high: number;
}

/** Ink and paper with little between them, changing once to six times along a row: or nothing. */
function readBlock({ width, luma }: PixelSample, x0: number, y0: number, side: number): Block | undefined {
  let [low, high] = [255, 0];
  for (let y = y0; y < y0 + side; y++)
    for (let x = x0; x < x0 + side; x++) {
      const value = luma[y * width + x] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  if (high - low < 90) return undefined;
  const [ink, paper] = [low + (high - low) * 0.2, low + (high - low) * 0.8];
  let [between, changes] = [0, 0];
  for (let y = y0; y < y0 + side; y++)
    for (let x = x0, last = 0; x < x0 + side; x++) {
      const value = luma[y * width + x] ?? 0;
      const tone = value < ink ? -1 : value > paper ? 1 : 0;
      if (tone === 0) between++;
      else {
        if (last !== 0 && tone !== last) changes++;
        last = tone;
      }
    }
  const isLettering = changes > side && changes < side * 6 && between < side * side * (0.12 + 2.5 / side);
  return isLettering ? { low, high } : undefined;
}

/** Part of the picture in runs of such blocks side by side, printed in the same ink. */
function lineShare(sample: PixelSample, side: number): number {
  const columns = Math.floor(sample.width / side);
  const rows = Math.floor(sample.height / side);
  let inLines = 0;
  for (let row = 0; row < rows; row++) {
    let run = 0;
    let before: Block | undefined;
    for (let column = 0; column <= columns; column++) {
      const block = column < columns ? readBlock(sample, column * side, row * side, side) : undefined;
      const goesOn =
        block && before && Math.abs(block.low - before.low) < 32 && Math.abs(block.high - before.high) < 32;
      if (!goesOn) {
        if (run >= 3) inLines += run;
        run = 0;
      }
      if (block) run++;
      before = block;
    }
  }
  return inLines / Math.max(1, columns * rows);
}

/** Lettering stands in lines; a pattern may too, so a little of it leaves the question open. */
export function guessText(sample: PixelSample): "likely" | "unlikely" | "unsure" {
  const small = Math.min(sample.width, sample.height) < 400;
  const share = (small ? [8, 16] : [24, 32, 64]).reduce((sum, side) => sum + lineShare(sample, side), 0);
  if (share > 1.2) return "unsure";
  return share > 0.03 ? "likely" : share > 0.012 ? "unsure" : "unlikely";
}
