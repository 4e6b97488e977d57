import type { Random } from "./random.ts";

export type Noise = {
  /** Smooth noise, about -1 to 1. */
  at(x: number, y: number): number;
  /** Several octaves of it, each twice as fine and half as strong. */
  layered(x: number, y: number, octaves?: number): number;
};

const tableSize = 256;
const mask = tableSize - 1;

export function createNoise(random: Random): Noise {
  const order = new Uint8Array(tableSize * 2);
  const shuffled = random.shuffle(Array.from({ length: tableSize }, (_, index) => index));
  for (let index = 0; index < order.length; index += 1) order[index] = shuffled[index & mask] ?? 0;

  const slopeX = new Float32Array(tableSize);
  const slopeY = new Float32Array(tableSize);
  for (let index = 0; index < tableSize; index += 1) {
    const angle = random.next() * Math.PI * 2;
    slopeX[index] = Math.cos(angle);
    slopeY[index] = Math.sin(angle);
  }

  function corner(cellX: number, cellY: number, dx: number, dy: number): number {
    const slot = order[((order[cellX & mask] ?? 0) + cellY) & mask] ?? 0;
    return (slopeX[slot] ?? 0) * dx + (slopeY[slot] ?? 0) * dy;
  }

  function at(x: number, y: number): number {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const dx = x - cellX;
    const dy = y - cellY;
    const easeX = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const easeY = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const northWest = corner(cellX, cellY, dx, dy);
    const northEast = corner(cellX + 1, cellY, dx - 1, dy);
    const southWest = corner(cellX, cellY + 1, dx, dy - 1);
    const southEast = corner(cellX + 1, cellY + 1, dx - 1, dy - 1);
    const north = northWest + (northEast - northWest) * easeX;
    const south = southWest + (southEast - southWest) * easeX;
    return (north + (south - north) * easeY) * 1.5;
  }

  function layered(x: number, y: number, octaves = 4): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let frequency = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * at(x * frequency, y * frequency);
      total += weight;
      weight *= 0.5;
      frequency *= 2.03;
    }
    return sum / total;
  }

  return { at, layered };
}
