import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { type Cylinder, cylinderPath, wrapDesign, wrapSize } from "./cylinder.server.ts";
import { loadDesign } from "./design-pixels.server.ts";
import { clipTo, linear, paintShape, paintSoft, type Scene } from "./scene.server.ts";
import { finish, paintTable } from "./table.server.ts";

const body: Cylinder = { centre: 545, top: 400, bottom: 900, topRadius: 252, bottomRadius: 246, tilt: 0.14 };
const wrap = { from: 0.09, to: 0.9, halfAngle: 66, turn: 0 };

function paintShadow(scene: Scene): void {
  paintSoft(scene, 44, "rgba(28,30,34,.34)", (path) => path.ellipse(706, 914, 330, 54, 0.03, 0, 7));
  paintSoft(scene, 22, "rgba(24,26,30,.34)", (path) => path.ellipse(640, 916, 280, 40, 0.02, 0, 7));
  paintSoft(scene, 8, "rgba(18,18,22,.62)", (path) => path.ellipse(549, 905, 242, 37, 0, 0, 7));
}

/** A ring seen from the side; wide strokes laid over each other from shade to light make it round. */
function paintHandle(scene: Scene): void {
  const { context } = scene;
  const strokes: [number, string, number][] = [
    [62, "#8f8d8a", 2],
    [60, "#a8a6a2", 0],
    [54, "#c2c0bc", -2],
    [46, "#d6d4d0", -4],
    [36, "#e5e4e0", -7],
    [25, "#efeeeb", -9],
    [13, "#f7f6f4", -12],
    [5, "#ffffff", -15],
  ];
  context.save();
  context.lineCap = "round";
  for (const [width, colour, shift] of strokes) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(770, 520 + shift);
    context.bezierCurveTo(905, 462 + shift, 985, 520 + shift, 972 + shift * 0.8, 640);
    context.bezierCurveTo(958 + shift * 0.8, 762, 880, 800 + shift, 768, 798 + shift);
    context.stroke();
  }
  context.restore();
  paintSoft(scene, 16, "rgba(30,32,36,.42)", (path) => path.rect(772, 470, 34, 370));
}

/** Glaze: shade at both flanks, a bright band from the window, its faint echo on the other side. */
function paintGlaze(scene: Scene): void {
  const { context } = scene;
  const { centre, topRadius, top, bottom } = body;
  clipTo(scene, cylinderPath(body), () => {
    context.globalCompositeOperation = "multiply";
    context.fillStyle = linear(
      context,
      [centre - topRadius, 0],
      [centre + topRadius, 0],
      [
        [0, "#a9a8a6"],
        [0.08, "#d3d2cf"],
        [0.26, "#fdfdfc"],
        [0.5, "#f7f6f4"],
        [0.74, "#d2d0cc"],
        [0.93, "#8f8d8b"],
        [1, "#a19f9c"],
      ],
    );
    context.fillRect(0, top - 80, 1200, bottom);
    context.fillStyle = linear(
      context,
      [0, bottom - 110],
      [0, bottom + 40],
      [
        [0, "rgba(120,118,120,0)"],
        [1, "rgba(120,116,116,.75)"],
      ],
    );
    context.fillRect(0, bottom - 110, 1200, 200);
    context.globalCompositeOperation = "screen";
    paintSoft(scene, 9, "rgba(255,255,255,.5)", (path) =>
      path.roundRect(centre - 178, top + 50, 36, 400, 18),
    );
    paintSoft(scene, 5, "rgba(255,255,255,.42)", (path) => path.roundRect(centre - 122, top + 60, 9, 370, 4));
    paintSoft(scene, 12, "rgba(255,255,255,.16)", (path) =>
      path.roundRect(centre + 196, top + 60, 20, 360, 10),
    );
  });
}

function paintRim(scene: Scene): void {
  const { context } = scene;
  const { centre, top, topRadius, tilt } = body;
  paintShape(scene, "#f4f3f0", (path) => path.ellipse(centre, top, topRadius, topRadius * tilt, 0, 0, 7));
  const inside = linear(
    context,
    [centre - topRadius, top],
    [centre + topRadius, top],
    [
      [0, "#8e8c8a"],
      [0.4, "#c9c7c3"],
      [0.85, "#efeeeb"],
      [1, "#dddbd7"],
    ],
  );
  paintShape(scene, inside, (path) =>
    path.ellipse(centre, top + 2, topRadius - 13, topRadius * tilt - 7, 0, 0, 7),
  );
  clipTo(
    scene,
    (path) => path.ellipse(centre, top + 2, topRadius - 13, topRadius * tilt - 7, 0, 0, 7),
    () => {
      paintShape(scene, "#3b2417", (path) =>
        path.ellipse(centre, top + 26, topRadius - 34, topRadius * tilt - 6, 0, 0, 7),
      );
      paintSoft(scene, 6, "rgba(214,160,104,.5)", (path) =>
        path.ellipse(centre - 60, top + 18, 130, 9, -0.03, 0, 7),
      );
    },
  );
  context.strokeStyle = "rgba(255,255,255,.95)";
  context.lineWidth = 3;
  context.beginPath();
  context.ellipse(centre, top, topRadius - 4, topRadius * tilt - 2, 0, Math.PI * 0.06, Math.PI * 0.96);
  context.stroke();
}

/** A white mug on a table, the design on its front. */
export async function drawMug(scene: Scene, image: UploadedImage): Promise<void> {
  paintTable(scene, 792, {
    wallLight: "#e9ede9",
    wallDark: "#b4bfbd",
    tableLight: "#d9c7ae",
    tableDark: "#b59d7f",
  });
  paintShadow(scene);
  paintHandle(scene);
  paintShape(scene, "#fbfaf8", cylinderPath(body));
  const [width, height] = wrapSize(body, wrap);
  const design = await loadDesign(image, width * scene.scale, height * scene.scale, "inside");
  wrapDesign(scene, body, wrap, design);
  paintGlaze(scene);
  paintRim(scene);
  finish(scene);
}
