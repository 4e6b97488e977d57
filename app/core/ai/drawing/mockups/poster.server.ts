import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { loadDesign } from "./design-pixels.server.ts";
import {
  clipTo,
  createRandom,
  linear,
  paintShape,
  paintSoft,
  placePixels,
  radial,
  type Scene,
  units,
} from "./scene.server.ts";
import { finish } from "./table.server.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** 18 × 24 inches and its mat, hung upright or turned as the design asks. */
function layOut(isWide: boolean): { outer: Box; picture: Box } {
  const [width, height] = isWide ? [712, 552] : [552, 712];
  const outer = { x: (units - width) / 2, y: isWide ? 150 : 96, width, height };
  const mat = 58;
  return {
    outer,
    picture: { x: outer.x + mat, y: outer.y + mat, width: width - mat * 2, height: height - mat * 2 },
  };
}

function paintWall(scene: Scene): void {
  const { context } = scene;
  context.fillStyle = radial(context, 260, 160, 1300, [
    [0, "#f4f0e9"],
    [0.55, "#e2dbd0"],
    [1, "#bdb4a7"],
  ]);
  context.fillRect(0, 0, units, units);
  // Sunlight through a window out of sight, broken by its bars.
  for (let pane = 0; pane < 4; pane++) {
    const x = -120 + pane * 168;
    paintSoft(scene, 20, "rgba(255,250,232,.5)", (path) => {
      path.moveTo(x, 40 + pane * 44);
      path.lineTo(x + 146, 78 + pane * 44);
      path.lineTo(x + 300, 800 + pane * 30);
      path.lineTo(x + 154, 780 + pane * 30);
    });
  }
}

/** The soft shadow of a branch before the window: it tells where the light comes from. */
function paintBranchShadow(scene: Scene): void {
  const random = createRandom(9);
  for (let leaf = 0; leaf < 26; leaf++) {
    const [x, y] = [880 + random() * 330, -20 + leaf * 16 + random() * 60];
    paintSoft(scene, 13, "rgba(70,62,52,.15)", (path) =>
      path.ellipse(x, y, 62, 14, 0.5 + random() * 0.9, 0, 7),
    );
  }
}

function paintFrame(scene: Scene, { x, y, width, height }: Box): void {
  const { context } = scene;
  paintSoft(scene, 40, "rgba(46,38,30,.34)", (path) => path.rect(x + 26, y + 40, width, height));
  paintSoft(scene, 9, "rgba(36,28,22,.4)", (path) => path.rect(x + 5, y + 9, width, height));
  paintShape(
    scene,
    linear(
      context,
      [x, y],
      [x + width, y + height],
      [
        [0, "#b48a5c"],
        [0.5, "#96703f"],
        [1, "#7d5a34"],
      ],
    ),
    (path) => path.rect(x, y, width, height),
  );
  const random = createRandom(3);
  clipTo(
    scene,
    (path) => path.rect(x, y, width, height),
    () => {
      context.lineWidth = 1;
      for (let grain = 0; grain < 130; grain++) {
        context.strokeStyle = `rgba(${random() > 0.5 ? "70,44,20" : "226,190,140"},${0.06 + random() * 0.1})`;
        const along = random() * (width + height);
        context.beginPath();
        if (along < width) {
          const top = y + (random() > 0.5 ? random() * 20 : height - random() * 20);
          context.moveTo(x + along, top);
          context.lineTo(x + along + 60 + random() * 160, top + random() * 2);
        } else {
          const left = x + (random() > 0.5 ? random() * 20 : width - random() * 20);
          context.moveTo(left, y + along - width);
          context.lineTo(left + random() * 2, y + along - width + 60 + random() * 160);
        }
        context.stroke();
      }
    },
  );
  // Bevels: lit above and to the left, dark opposite.
  const edge = 20;
  const bevel = (colour: string, points: [number, number][]) =>
    paintShape(scene, colour, (path) => {
      for (const [px, py] of points) path.lineTo(px, py);
    });
  bevel("rgba(255,236,206,.3)", [
    [x, y],
    [x + width, y],
    [x + width - edge, y + edge],
    [x + edge, y + edge],
  ]);
  bevel("rgba(40,22,8,.32)", [
    [x, y + height],
    [x + width, y + height],
    [x + width - edge, y + height - edge],
    [x + edge, y + height - edge],
  ]);
  bevel("rgba(40,22,8,.18)", [
    [x + width, y],
    [x + width, y + height],
    [x + width - edge, y + height - edge],
    [x + width - edge, y + edge],
  ]);
  paintShape(scene, "#fbf9f5", (path) => path.rect(x + edge, y + edge, width - edge * 2, height - edge * 2));
  clipTo(
    scene,
    (path) => path.rect(x + edge, y + edge, width - edge * 2, height - edge * 2),
    () => {
      paintSoft(scene, 9, "rgba(60,48,36,.4)", (path) => path.rect(x, y - 4, width, edge + 10));
      paintSoft(scene, 9, "rgba(60,48,36,.3)", (path) => path.rect(x - 4, y, edge + 9, height));
    },
  );
}

/** Glass: one slanted sheen, hardly there, and the mat's cut edge round the picture. */
function paintGlass(scene: Scene, outer: Box, picture: Box): void {
  const { context } = scene;
  context.strokeStyle = "rgba(120,108,92,.5)";
  context.lineWidth = 1.5;
  context.strokeRect(picture.x - 1, picture.y - 1, picture.width + 2, picture.height + 2);
  clipTo(
    scene,
    (path) => path.rect(outer.x + 20, outer.y + 20, outer.width - 40, outer.height - 40),
    () => {
      paintSoft(scene, 26, "rgba(255,255,255,.13)", (path) => {
        path.moveTo(outer.x - 60, outer.y + outer.height * 0.66);
        path.lineTo(outer.x + outer.width * 0.72, outer.y - 40);
        path.lineTo(outer.x + outer.width * 1.02, outer.y - 40);
        path.lineTo(outer.x - 60, outer.y + outer.height * 1.02);
      });
    },
  );
}

function paintSideboard(scene: Scene): void {
  const { context } = scene;
  const top = 948;
  paintSoft(scene, 30, "rgba(50,40,30,.3)", (path) => path.rect(-40, top - 16, units + 80, 40));
  paintShape(
    scene,
    linear(
      context,
      [0, top],
      [0, top + 64],
      [
        [0, "#d7b184"],
        [1, "#b98e5f"],
      ],
    ),
    (path) => path.rect(0, top, units, 66),
  );
  paintShape(
    scene,
    linear(
      context,
      [0, top + 66],
      [0, units],
      [
        [0, "#8d6840"],
        [0.12, "#a57d50"],
        [1, "#8a653e"],
      ],
    ),
    (path) => path.rect(0, top + 66, units, units),
  );
  const random = createRandom(5);
  for (let grain = 0; grain < 70; grain++) {
    context.strokeStyle = `rgba(96,62,30,${0.05 + random() * 0.11})`;
    context.lineWidth = 0.8 + random();
    const [x, y] = [random() * units, top + 4 + random() * 250];
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(x + 90, y + 3, x + 190, y - 3, x + 240 + random() * 200, y + 2);
    context.stroke();
  }
  paintShape(scene, "rgba(60,38,18,.5)", (path) => path.rect(598, top + 70, 4, units));
}

/** Two books and a vase with three twigs: enough to give the frame its size. */
function paintThings(scene: Scene): void {
  const { context } = scene;
  const base = 962;
  paintSoft(scene, 16, "rgba(40,30,22,.42)", (path) => path.ellipse(1012, base + 8, 118, 16, 0, 0, 7));
  const random = createRandom(21);
  context.lineCap = "round";
  for (const [lean, length] of [
    [-0.34, 250],
    [0.04, 310],
    [0.36, 236],
  ] as const) {
    const [tipX, tipY] = [986 + Math.sin(lean) * length, 800 - Math.cos(lean) * length];
    context.strokeStyle = "#6d5a40";
    context.lineWidth = 3.4;
    context.beginPath();
    context.moveTo(986, 812);
    context.quadraticCurveTo(986 + lean * 40, 800 - length * 0.5, tipX, tipY);
    context.stroke();
    for (let leaf = 0; leaf < 13; leaf++) {
      const t = 0.26 + leaf * 0.058;
      const [x, y] = [986 + (tipX - 986) * t * (0.55 + 0.45 * t), 806 + (tipY - 806) * t];
      context.save();
      context.translate(x, y);
      context.rotate(lean - Math.PI / 2 + (leaf % 2 ? 0.85 : -0.85));
      context.fillStyle = `hsl(${92 + random() * 22} ${14 + random() * 8}% ${40 + random() * 16}%)`;
      context.beginPath();
      context.ellipse(21, 0, 22, 8.5, 0, 0, 7);
      context.fill();
      context.restore();
    }
  }
  const vase = (
    path: Pick<CanvasRenderingContext2D, "moveTo" | "bezierCurveTo" | "quadraticCurveTo" | "lineTo">,
  ) => {
    path.moveTo(962, 806);
    path.bezierCurveTo(958, 836, 918, 858, 918, 902);
    path.bezierCurveTo(918, 944, 948, base, 986, base);
    path.bezierCurveTo(1024, base, 1054, 944, 1054, 902);
    path.bezierCurveTo(1054, 858, 1014, 836, 1010, 806);
    path.lineTo(962, 806);
  };
  paintShape(
    scene,
    linear(
      context,
      [918, 0],
      [1054, 0],
      [
        [0, "#c9c2b6"],
        [0.28, "#f7f3eb"],
        [0.6, "#dcd5c8"],
        [1, "#9a9184"],
      ],
    ),
    vase,
  );
  paintShape(scene, "#8b8376", (path) => path.ellipse(986, 807, 24, 5, 0, 0, 7));
  for (const [x, y, width, height, colour] of [
    [118, 926, 268, 36, "#2c5a60"],
    [138, 894, 226, 32, "#e4d3b4"],
  ] as const) {
    paintSoft(scene, 8, "rgba(40,30,22,.32)", (path) => path.rect(x + 6, y + 6, width, height - 2));
    paintShape(scene, colour, (path) => path.roundRect(x, y, width, height, 4));
    paintShape(scene, "rgba(255,255,255,.2)", (path) => path.rect(x, y + 2, width, 3));
    paintShape(scene, "rgba(0,0,0,.16)", (path) => path.rect(x, y + height - 7, width, 7));
    paintShape(scene, "rgba(255,250,236,.5)", (path) => path.rect(x + 22, y + 9, 5, height - 18));
  }
}

/** A framed print above a sideboard. */
export async function drawPoster(scene: Scene, image: UploadedImage): Promise<void> {
  const { scale } = scene;
  const { outer, picture } = layOut(image.width > image.height * 1.1);
  paintWall(scene);
  paintBranchShadow(scene);
  paintFrame(scene, outer);
  const design = await loadDesign(image, picture.width * scale, picture.height * scale, "cover");
  paintShape(scene, "#ffffff", (path) => path.rect(picture.x, picture.y, picture.width, picture.height));
  placePixels(
    scene,
    new Uint8ClampedArray(design.data),
    Math.round(picture.x * scale),
    Math.round(picture.y * scale),
    design.width,
    design.height,
  );
  paintGlass(scene, outer, picture);
  paintSideboard(scene);
  paintThings(scene);
  finish(scene);
}
