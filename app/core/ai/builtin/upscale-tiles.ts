export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

const longestTile = 160;
/** Pixels that neighbouring tiles share; the outermost of them are the network's guesses about its edge. */
const overlap = 16;
const trim = 4;

/** Even pieces of one side: no sliver at the end that would cost almost as much as a full tile. */
function splitSide(length: number): { start: number; size: number }[] {
  const count = Math.max(1, Math.ceil((length - overlap) / (longestTile - overlap)));
  const size = Math.ceil((length + (count - 1) * overlap) / count);
  return Array.from({ length: count }, (_, index) => ({
    start: Math.min(index * (size - overlap), Math.max(0, length - size)),
    size: Math.min(size, length),
  }));
}

export function planTiles(width: number, height: number): Tile[] {
  return splitSide(height).flatMap((row) =>
    splitSide(width).map((column) => ({
      x: column.start,
      y: row.start,
      width: column.size,
      height: row.size,
    })),
  );
}

/** Planes of red, green and blue, 0..1, cut from three bytes a pixel. */
export function cutTile(pixels: Uint8Array, width: number, tile: Tile): Float32Array {
  const area = tile.width * tile.height;
  const data = new Float32Array(3 * area);
  for (let y = 0; y < tile.height; y++)
    for (let x = 0; x < tile.width; x++) {
      const from = ((tile.y + y) * width + tile.x + x) * 3;
      const to = y * tile.width + x;
      data[to] = (pixels[from] ?? 0) / 255;
      data[area + to] = (pixels[from + 1] ?? 0) / 255;
      data[2 * area + to] = (pixels[from + 2] ?? 0) / 255;
    }
  return data;
}

/** How much of a new tile shows along one side: nothing at its outer edge, all after the overlap. */
function ramp(position: number, hasNeighbour: boolean, scale: number): number {
  if (!hasNeighbour) return 1;
  const inside = (position + 0.5) / scale - trim;
  return Math.min(1, Math.max(0, inside / (overlap - 2 * trim)));
}

/** Lays an enlarged tile over what its left and upper neighbours already drew, fading across the overlap. */
export function blendTile(
  target: Uint8Array,
  targetWidth: number,
  tile: Tile,
  enlarged: Float32Array,
  scale: number,
): void {
  const width = tile.width * scale;
  const height = tile.height * scale;
  const area = width * height;
  for (let y = 0; y < height; y++) {
    const down = ramp(y, tile.y > 0, scale);
    if (down === 0) continue;
    for (let x = 0; x < width; x++) {
      const weight = down * ramp(x, tile.x > 0, scale);
      if (weight === 0) continue;
      const from = y * width + x;
      const to = ((tile.y * scale + y) * targetWidth + tile.x * scale + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const value = Math.min(255, Math.max(0, (enlarged[channel * area + from] ?? 0) * 255));
        const old = target[to + channel] ?? 0;
        target[to + channel] = Math.round(old + (value - old) * weight);
      }
    }
  }
}
