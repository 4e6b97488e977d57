import { drawPicture } from "#app/core/ai/drawing/draw-picture.server.ts";
import { familyNames } from "#app/core/ai/drawing/names.ts";
import { fittingPalettes } from "#app/core/ai/drawing/scene-colours.ts";
import { percentile, type Report } from "./report.ts";

const size = { width: 1024, height: 1024 };
const runs = 7;

/** CPU rather than the clock: the bound is of one core, and the machine may be busy. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export async function run(report: Report): Promise<void> {
  const medians: number[] = [];
  for (const family of familyNames) {
    const palettes = fittingPalettes[family];
    const times: number[] = [];
    for (let seed = 0; seed < runs; seed += 1) {
      const palette = palettes[seed % palettes.length] ?? "meadow";
      times.push(await cpuMs(async () => drawPicture({ family, palette, seed, ...size })));
    }
    const median = percentile(times, 0.5);
    medians.push(median);
    report({ name: `built-in image 1024 × 1024, ${family}, p50 CPU`, value: median, unit: "ms" });
  }
  report({
    name: "built-in image 1024 × 1024, slowest family, p50 CPU",
    value: Math.max(...medians),
    unit: "ms",
    bound: "at most 400 ms of one core",
  });
}
