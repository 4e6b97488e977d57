import { fillAll, linear } from "#app/core/ai/drawing/brush.server.ts";
import { black, css, mix, ramp } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

const stepLength = 7;

/** Ribbons that follow the curl of very slow noise: broad and opaque, or fine and glowing. */
export function drawFlowField(stage: Stage): void {
  const { pen, palette, width, height, random } = stage;
  const ground = palette.isDark ? palette.deep : mix(palette.deep, palette.inks[4] ?? palette.deep, 0.25);
  fillAll(
    stage,
    linear(
      pen,
      [0, 0],
      [width, height],
      [
        [0, css(mix(ground, black, 0.35))],
        [1, css(ground)],
      ],
    ),
  );
  pen.lineCap = "round";
  pen.lineJoin = "round";
  const area = (width * height) / 1_000_000;
  const isFine = /fine|thread|line|hair|grain/.test(stage.subject);
  const isBroad = /ribbon|agate|broad|marble/.test(stage.subject);
  if (isBroad || (!isFine && random.fork("weight").chance(0.55))) {
    paintRibbons(stage, Math.round(560 * area), { thin: 6, thick: 17, alpha: 1, steps: [44, 100] });
    return;
  }
  paintRibbons(stage, Math.round(1100 * area), { thin: 1.4, thick: 9, alpha: 0.42, steps: [22, 58] });
  pen.globalCompositeOperation = "lighter";
  paintRibbons(stage, Math.round(320 * area), { thin: 1, thick: 2.4, alpha: 0.16, steps: [28, 58] });
  pen.globalCompositeOperation = "source-over";
}

type Ribbon = { thin: number; thick: number; alpha: number; steps: readonly [number, number] };

function paintRibbons(stage: Stage, count: number, ribbon: Ribbon): void {
  const { pen, palette, noise, random, width, height } = stage;
  const colours = [palette.inks[2], palette.inks[0], palette.inks[1], palette.inks[3], palette.paper].filter(
    (colour) => colour !== undefined,
  );
  const angleAt = flowAngles(stage);
  for (let index = 0; index < count; index += 1) {
    let x = random.range(-0.1, 1.1) * width;
    let y = random.range(-0.1, 1.1) * height;
    const shade = 0.5 + 0.75 * noise.layered(x / 770 + 40, y / 770, 3) + random.range(-0.09, 0.09);
    pen.strokeStyle = css(ramp(colours, shade), ribbon.alpha);
    pen.lineWidth = ribbon.thin + random.next() ** 1.6 * (ribbon.thick - ribbon.thin);
    pen.beginPath();
    pen.moveTo(x, y);
    const steps = Math.round(random.range(...ribbon.steps));
    for (let step = 0; step < steps; step += 1) {
      const angle = angleAt(x, y);
      x += Math.cos(angle) * stepLength;
      y += Math.sin(angle) * stepLength;
      pen.lineTo(x, y);
    }
    pen.stroke();
  }
}

const gridStep = 20;
const margin = 400;

/** The curl on a grid, once: looking it up is far cheaper than deriving it at every step. */
function flowAngles(stage: Stage): (x: number, y: number) => number {
  const { noise, width, height } = stage;
  const columns = Math.ceil((width + margin * 2) / gridStep) + 1;
  const rows = Math.ceil((height + margin * 2) / gridStep) + 1;
  const slopes = new Float32Array(columns * rows * 2);
  const height2 = (x: number, y: number) => noise.layered(x * 0.00105, y * 0.00105, 2);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * gridStep - margin;
      const y = row * gridStep - margin;
      const here = height2(x, y);
      slopes[(row * columns + column) * 2] = height2(x, y + 1) - here;
      slopes[(row * columns + column) * 2 + 1] = here - height2(x + 1, y);
    }
  }
  return (x, y) => {
    const placeX = Math.max(0, Math.min(columns - 2, (x + margin) / gridStep));
    const placeY = Math.max(0, Math.min(rows - 2, (y + margin) / gridStep));
    const cell = (Math.floor(placeY) * columns + Math.floor(placeX)) * 2;
    const u = placeX - Math.floor(placeX);
    const v = placeY - Math.floor(placeY);
    const blend = (part: number) => {
      const top = (slopes[cell + part] ?? 0) * (1 - u) + (slopes[cell + 2 + part] ?? 0) * u;
      const below = cell + columns * 2;
      const bottom = (slopes[below + part] ?? 0) * (1 - u) + (slopes[below + 2 + part] ?? 0) * u;
      return top * (1 - v) + bottom * v;
    };
    return Math.atan2(blend(1), blend(0));
  };
}
