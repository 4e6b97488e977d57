import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { type Cylinder, cylinderPath, wrapDesign, wrapSize } from "./cylinder.server.ts";
import { loadDesign } from "./design-pixels.server.ts";
import { clipTo, linear, paintShape, paintSoft, type Scene } from "./scene.server.ts";
import { finish, paintTable } from "./table.server.ts";

const body: Cylinder = { centre: 600, top: 300, bottom: 1010, topRadius: 148, bottomRadius: 139, tilt: 0.1 };
const wrap = { from: 0, to: 1, halfAngle: 112, turn: 0 };
const rim: Cylinder = { ...body, top: 276, bottom: 300, bottomRadius: 148 };
const foot: Cylinder = { ...body, top: 1000, bottom: 1022, topRadius: 139, bottomRadius: 136 };
const lid: Cylinder = { centre: 600, top: 232, bottom: 278, topRadius: 143, bottomRadius: 147, tilt: 0.1 };

const steel = [
  [0, "#6d7376"],
  [0.12, "#c9ced0"],
  [0.24, "#fbfcfc"],
  [0.4, "#b2b8bb"],
  [0.6, "#e9eced"],
  [0.8, "#8a9195"],
  [1, "#5b6165"],
] as const;

function paintShadow(scene: Scene): void {
  paintSoft(scene, 40, "rgba(26,32,40,.34)", (path) => path.ellipse(716, 1026, 250, 40, 0.02, 0, 7));
  paintSoft(scene, 18, "rgba(22,26,32,.34)", (path) => path.ellipse(650, 1026, 170, 26, 0.02, 0, 7));
  paintSoft(scene, 6, "rgba(14,18,24,.62)", (path) => path.ellipse(603, 1023, 138, 17, 0, 0, 7));
}

function paintSteel(scene: Scene, part: Cylinder): void {
  const { context } = scene;
  const { centre, topRadius } = part;
  paintShape(
    scene,
    linear(context, [centre - topRadius, 0], [centre + topRadius, 0], steel),
    cylinderPath(part),
  );
}

function paintStraw(scene: Scene): void {
  const { context } = scene;
  const [left, right] = [640, 668];
  paintShape(
    scene,
    linear(
      context,
      [left, 0],
      [right, 0],
      [
        [0, "rgba(190,206,212,.75)"],
        [0.3, "rgba(255,255,255,.95)"],
        [0.7, "rgba(205,218,222,.7)"],
        [1, "rgba(140,158,166,.8)"],
      ],
    ),
    (path) => {
      path.moveTo(left + 16, 74);
      path.lineTo(right + 16, 74);
      path.lineTo(right, 246);
      path.lineTo(left, 246);
    },
  );
  paintShape(scene, "rgba(120,140,148,.9)", (path) =>
    path.ellipse((left + right) / 2 + 16, 74, 14, 4, 0, 0, 7),
  );
}

/** A clear sliding lid: mostly what lies behind it, with bright edges. */
function paintLid(scene: Scene): void {
  const { context } = scene;
  paintShape(
    scene,
    linear(
      context,
      [lid.centre - lid.topRadius, 0],
      [lid.centre + lid.topRadius, 0],
      [
        [0, "rgba(150,168,174,.85)"],
        [0.2, "rgba(244,249,250,.9)"],
        [0.5, "rgba(206,219,223,.75)"],
        [0.85, "rgba(160,178,184,.85)"],
        [1, "rgba(122,140,147,.9)"],
      ],
    ),
    cylinderPath(lid),
  );
  paintShape(scene, "rgba(235,242,244,.92)", (path) =>
    path.ellipse(lid.centre, lid.top, lid.topRadius, lid.topRadius * 0.1, 0, 0, 7),
  );
  paintShape(scene, "rgba(178,196,202,.6)", (path) =>
    path.ellipse(lid.centre, lid.top + 2, lid.topRadius - 22, lid.topRadius * 0.1 - 5, 0, 0, 7),
  );
  paintShape(scene, "rgba(90,108,116,.55)", (path) => path.ellipse(654, lid.top + 2, 20, 5, 0, 0, 7));
}

function paintLight(scene: Scene): void {
  const { context } = scene;
  const { centre, topRadius, top, bottom } = body;
  clipTo(scene, cylinderPath(body), () => {
    context.globalCompositeOperation = "multiply";
    context.fillStyle = linear(
      context,
      [centre - topRadius, 0],
      [centre + topRadius, 0],
      [
        [0, "#6f7174"],
        [0.1, "#b5b6b6"],
        [0.28, "#ffffff"],
        [0.52, "#f4f3f2"],
        [0.76, "#bab8b8"],
        [0.93, "#6a696c"],
        [1, "#7f7e80"],
      ],
    );
    context.fillRect(0, top - 40, 1200, bottom);
    context.globalCompositeOperation = "screen";
    paintSoft(scene, 7, "rgba(255,255,255,.5)", (path) =>
      path.roundRect(centre - 102, top + 28, 22, 640, 11),
    );
    paintSoft(scene, 3, "rgba(255,255,255,.4)", (path) => path.roundRect(centre - 70, top + 34, 6, 620, 3));
    paintSoft(scene, 9, "rgba(255,255,255,.2)", (path) => path.roundRect(centre + 110, top + 40, 14, 600, 7));
  });
}

/** A slim steel tumbler, the design printed all the way round. */
export async function drawTumbler(scene: Scene, image: UploadedImage): Promise<void> {
  paintTable(scene, 905, {
    wallLight: "#f1e9df",
    wallDark: "#c8b8a7",
    tableLight: "#e7e5e0",
    tableDark: "#c3c2bf",
  });
  paintShadow(scene);
  paintSteel(scene, foot);
  paintShape(scene, "#fbfaf8", cylinderPath(body));
  const [width, height] = wrapSize(body, wrap);
  const design = await loadDesign(image, width * scene.scale, height * scene.scale, "cover");
  wrapDesign(scene, body, wrap, design);
  paintLight(scene);
  paintStraw(scene);
  paintLid(scene);
  paintSteel(scene, rim);
  finish(scene);
}
