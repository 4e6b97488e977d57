import { addGrain, linear, paintSoft, type Scene, radial, units } from "./scene.server.ts";

export interface TableColours {
  wallLight: string;
  wallDark: string;
  tableLight: string;
  tableDark: string;
}

/** A table before a wall, lit by a window at the upper left. */
export function paintTable(scene: Scene, edge: number, colours: TableColours): void {
  const { context } = scene;
  context.fillStyle = radial(context, 330, 240, 1150, [
    [0, colours.wallLight],
    [1, colours.wallDark],
  ]);
  context.fillRect(0, 0, units, edge + 2);
  paintWindow(scene, edge);
  context.fillStyle = linear(
    context,
    [0, edge],
    [0, units],
    [
      [0, colours.tableDark],
      [0.35, colours.tableLight],
      [1, colours.tableLight],
    ],
  );
  context.fillRect(0, edge, units, units - edge);
  paintSoft(scene, 26, "rgba(20,30,36,.16)", (path) => path.rect(-60, edge - 10, units + 120, 16));
  paintSoft(scene, 60, "rgba(255,252,244,.34)", (path) =>
    path.ellipse(320, edge + 150, 430, 90, -0.05, 0, 7),
  );
}

/** Two rows of panes of light, slanted, with the bars between them. */
function paintWindow(scene: Scene, edge: number): void {
  for (let column = 0; column < 2; column++)
    for (let row = 0; row < 3; row++) {
      const x = 60 + column * 190;
      const y = 70 + row * 190 - column * 34;
      if (y > edge) continue;
      paintSoft(scene, 15, "rgba(255,251,238,.38)", (path) => {
        path.moveTo(x, y);
        path.lineTo(x + 172, y - 31);
        path.lineTo(x + 172, y + 141);
        path.lineTo(x, y + 172);
      });
    }
}

export function finish(scene: Scene): void {
  const { context } = scene;
  context.fillStyle = radial(context, units / 2, units * 0.48, units * 0.86, [
    [0, "rgba(12,22,28,0)"],
    [0.62, "rgba(12,22,28,0)"],
    [1, "rgba(12,22,28,.2)"],
  ]);
  context.fillRect(0, 0, units, units);
  addGrain(scene, 3);
}
