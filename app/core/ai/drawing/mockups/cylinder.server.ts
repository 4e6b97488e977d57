import { type DesignPixels, sampleDesign } from "./design-pixels.server.ts";
import { clipTo, placePixels, type Scene } from "./scene.server.ts";

export interface Cylinder {
  centre: number;
  top: number;
  bottom: number;
  topRadius: number;
  bottomRadius: number;
  /** How far the front bulges downwards, in parts of the radius: the eye is a little above. */
  tilt: number;
}

interface Wrap {
  /** Where on the side the design stands, from 0 at the top to 1 at the bottom. */
  from: number;
  to: number;
  /** Half the angle it covers, in degrees; 90 reaches the silhouette. */
  halfAngle: number;
  /** Its middle turned away from the viewer, in degrees. */
  turn: number;
}

/** Width and height in units that a design needs to be drawn at full sharpness. */
export function wrapSize(
  { top, bottom, topRadius }: Cylinder,
  { from, to, halfAngle }: Wrap,
): [number, number] {
  return [((2 * halfAngle * Math.PI) / 180) * topRadius, (bottom - top) * (to - from)];
}

/** Bends a design round a cylinder, pixel by pixel, as the eye would see it. */
export function wrapDesign(scene: Scene, cylinder: Cylinder, wrap: Wrap, design: DesignPixels): void {
  const { scale } = scene;
  const { centre, top, bottom, topRadius, bottomRadius, tilt } = cylinder;
  const widest = Math.max(topRadius, bottomRadius);
  const [x0, y0] = [Math.floor((centre - widest) * scale), Math.floor(top * scale)];
  const width = Math.ceil(widest * 2 * scale) + 1;
  const height = Math.ceil((bottom - top + widest * tilt) * scale) + 1;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const colour = new Float32Array(4);
  const half = (wrap.halfAngle * Math.PI) / 180;
  const turn = (wrap.turn * Math.PI) / 180;
  // A design that fits inside the area keeps its proportions and stands in its middle.
  const [areaWidth, areaHeight] = wrapSize(cylinder, wrap).map((value) => value * scale);
  if (areaWidth === undefined || areaHeight === undefined) return;
  const [padX, padY] = [(areaWidth - design.width) / 2, (areaHeight - design.height) / 2];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = (x0 + column + 0.5) / scale - centre;
      const y = (y0 + row + 0.5) / scale;
      const along = Math.min(1, Math.max(0, (y - top) / (bottom - top)));
      const radius = topRadius + (bottomRadius - topRadius) * along;
      // Past the silhouette its last colour goes on, and the clip's smooth edge cuts it.
      const side = Math.min(0.9999, Math.max(-0.9999, x / radius));
      const angle = Math.asin(side) + turn;
      const across = (angle / half + 1) / 2;
      const down =
        ((y - radius * tilt * Math.sqrt(1 - side * side) - top) / (bottom - top) - wrap.from) /
        (wrap.to - wrap.from);
      sampleDesign(design, across * areaWidth - padX - 0.5, down * areaHeight - padY - 0.5, colour);
      const o = (row * width + column) * 4;
      pixels[o] = colour[0] ?? 0;
      pixels[o + 1] = colour[1] ?? 0;
      pixels[o + 2] = colour[2] ?? 0;
      pixels[o + 3] = (colour[3] ?? 0) * 255;
    }
  clipTo(scene, cylinderPath(cylinder), () => placePixels(scene, pixels, x0, y0, width, height));
}

/** The outline of the side, curved below as the tilt asks. */
export function cylinderPath({ centre, top, bottom, topRadius, bottomRadius, tilt }: Cylinder) {
  return (context: Pick<CanvasRenderingContext2D, "moveTo" | "lineTo" | "ellipse" | "closePath">): void => {
    context.moveTo(centre - topRadius, top);
    context.lineTo(centre - bottomRadius, bottom);
    context.ellipse(centre, bottom, bottomRadius, bottomRadius * tilt, 0, Math.PI, 0, true);
    context.lineTo(centre + topRadius, top);
    context.ellipse(centre, top, topRadius, topRadius * tilt, 0, 0, Math.PI, false);
    context.closePath();
  };
}
