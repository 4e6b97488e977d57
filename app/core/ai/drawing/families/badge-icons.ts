import { at, fillCircle, fillEllipse, fillPolygon, fullTurn } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintBlossom, paintLeaf } from "./foliage.ts";
import { paintTree } from "./trees.ts";

export const badgeIcons = [
  "peak",
  "wave",
  "tree",
  "sun",
  "moon",
  "cup",
  "flower",
  "mushroom",
  "bolt",
  "rocket",
] as const;

export type BadgeIcon = (typeof badgeIcons)[number];

/** The picture inside a badge, centred on the pen's origin, about 330 each way. */
export function paintBadgeIcon(stage: Stage, icon: BadgeIcon): void {
  paintRays(stage);
  painters[icon](stage);
}

function paintRays(stage: Stage): void {
  const { pen, palette } = stage;
  const ray = mix(palette.inks[0] ?? palette.deep, palette.inks[1] ?? palette.sun, 0.28);
  for (let index = 0; index < 20; index += 1) {
    const from = (index / 20) * fullTurn;
    const to = from + fullTurn / 40;
    fillPolygon(
      pen,
      [
        [0, 20],
        [Math.cos(from) * 560, 20 + Math.sin(from) * 560],
        [Math.cos(to) * 560, 20 + Math.sin(to) * 560],
      ],
      css(ray),
    );
  }
}

const painters: Record<BadgeIcon, (stage: Stage) => void> = {
  peak(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -70, 130, css(palette.sun));
    for (const [x, top, spread] of [
      [-170, -60, 250],
      [150, -20, 260],
      [0, -170, 300],
    ] as const) {
      const dark = mix(palette.deep, palette.inks[4] ?? palette.deep, 0.3);
      fillPolygon(
        pen,
        [
          [x, top],
          [x - spread, 220],
          [x + spread, 220],
        ],
        css(dark),
      );
      fillPolygon(
        pen,
        [
          [x, top],
          [x + spread, 220],
          [x + 30, 220],
          [x + 10, top + 140],
        ],
        css(lighten(dark, 0.14)),
      );
      fillPolygon(
        pen,
        [
          [x, top],
          [x - 66, top + 88],
          [x - 26, top + 72],
          [x + 4, top + 104],
          [x + 32, top + 70],
          [x + 66, top + 88],
        ],
        css(palette.paper),
      );
    }
    paintPineRow(stage);
  },
  wave(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -60, 140, css(palette.sun));
    const water = palette.inks[2] ?? palette.deep;
    [lighten(water, 0.3), water, darken(water, 0.3), palette.deep].forEach((colour, row) => {
      pen.fillStyle = css(colour);
      pen.strokeStyle = css(palette.paper);
      pen.lineWidth = 8;
      pen.beginPath();
      pen.moveTo(-420, 420);
      for (let x = -420; x <= 420; x += 4)
        pen.lineTo(x, -10 + row * 66 - Math.abs(Math.sin((x + row * 52) / 38)) * 34);
      pen.lineTo(420, 420);
      pen.fill();
      pen.stroke();
    });
  },
  tree(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -50, 170, css(palette.sun));
    const green = palette.leaves[0] ?? palette.deep;
    for (const [x, size, tone] of [
      [-150, 300, 0.3],
      [150, 300, 0.3],
      [0, 430, 0],
    ] as const) {
      pen.fillStyle = css(darken(green, tone));
      paintTree(pen, "pine", x, 200, size);
      pen.fillStyle = css(darken(green, tone + 0.2));
      pen.fillRect(x - 10, 170, 20, 60);
    }
    paintPineRow(stage);
  },
  sun(stage) {
    const { pen, palette } = stage;
    for (let ray = 0; ray < 16; ray += 1) {
      at(pen, 0, -10, (ray / 16) * fullTurn, () =>
        fillPolygon(
          pen,
          [
            [-22, -150],
            [22, -150],
            [0, ray % 2 === 0 ? -260 : -215],
          ],
          css(palette.sun),
        ),
      );
    }
    fillCircle(pen, 0, -10, 138, css(palette.sun));
    fillCircle(pen, 0, -10, 112, css(palette.inks[1] ?? palette.sun));
    [0.55, 0.25, 0].forEach((share, row) => {
      fillEllipse(
        pen,
        { x: (row - 1) * 60, y: 240 + row * 46, rx: 430, ry: 110 },
        css(mix(palette.deep, palette.inks[1] ?? palette.deep, share)),
      );
    });
  },
  moon(stage) {
    const { pen, palette, random } = stage;
    fillCircle(pen, 0, -30, 280, css(mix(palette.deep, palette.inks[0] ?? palette.deep, 0.2)));
    fillCircle(pen, -10, -30, 170, css(palette.sun));
    fillCircle(pen, 62, -62, 148, css(mix(palette.deep, palette.inks[0] ?? palette.deep, 0.2)));
    for (let star = 0; star < 26; star += 1) {
      const angle = random.next() * fullTurn;
      const reach = random.range(120, 262);
      at(pen, Math.cos(angle) * reach + 20, Math.sin(angle) * reach - 30, 0.4, () => {
        const size = random.range(5, 19);
        fillPolygon(
          pen,
          [
            [0, -size],
            [size * 0.22, -size * 0.22],
            [size, 0],
            [size * 0.22, size * 0.22],
            [0, size],
            [-size * 0.22, size * 0.22],
            [-size, 0],
            [-size * 0.22, -size * 0.22],
          ],
          css(palette.sun),
        );
      });
    }
    for (const side of [-1, 1])
      for (let leaf = 0; leaf < 6; leaf += 1) {
        const angle = Math.PI / 2 + side * (0.25 + leaf * 0.24);
        at(pen, Math.cos(angle) * 228, -30 + Math.sin(angle) * 228, angle - side * 0.9, () =>
          paintLeaf(pen, 76, 20, palette.leaves[leaf % 3] ?? palette.sun),
        );
      }
  },
  cup(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -20, 235, css(mix(palette.paper, palette.inks[1] ?? palette.paper, 0.3)));
    pen.strokeStyle = css(palette.deep);
    pen.lineWidth = 26;
    pen.beginPath();
    pen.ellipse(128, 16, 62, 56, 0, -1.7, 1.9);
    pen.stroke();
    pen.fillStyle = css(palette.deep);
    pen.beginPath();
    pen.moveTo(-140, -60);
    pen.bezierCurveTo(-136, 90, -90, 124, 0, 124);
    pen.bezierCurveTo(90, 124, 136, 90, 140, -60);
    pen.fill();
    fillEllipse(pen, { x: 0, y: -60, rx: 140, ry: 34 }, css(lighten(palette.deep, 0.25)));
    fillEllipse(pen, { x: 0, y: -56, rx: 118, ry: 24 }, css([112, 66, 40]));
    fillEllipse(pen, { x: 0, y: 150, rx: 190, ry: 26 }, css(darken(palette.deep, 0.2)));
    pen.strokeStyle = css(palette.deep);
    pen.lineWidth = 13;
    pen.lineCap = "round";
    for (const x of [-52, 0, 52]) {
      pen.beginPath();
      pen.moveTo(x, -112);
      pen.bezierCurveTo(x - 34, -150, x + 34, -168, x, -212);
      pen.stroke();
    }
  },
  flower(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -20, 262, css(lighten(palette.paper, 0.3)));
    for (let leaf = 0; leaf < 12; leaf += 1)
      at(pen, 0, -20, (leaf / 12) * fullTurn, () =>
        paintLeaf(pen, 285, 44, palette.leaves[leaf % 3] ?? palette.deep, palette.paper),
      );
    at(pen, 0, -20, 0.2, () => paintBlossom(pen, 178, 8, palette.inks[0] ?? palette.sun, palette.sun));
  },
  mushroom(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -40, 240, css(mix(palette.sun, palette.inks[1] ?? palette.sun, 0.35)));
    for (const [x, scale] of [
      [-190, 0.5],
      [186, 0.6],
      [0, 1],
    ] as const) {
      pen.fillStyle = css(palette.paper);
      pen.beginPath();
      pen.roundRect(x - 48 * scale, 20 - 60 * scale, 96 * scale, 230, 36);
      pen.fill();
      pen.fillStyle = css(palette.inks[0] ?? palette.deep);
      pen.beginPath();
      pen.ellipse(x, 0, 165 * scale, 180 * scale, 0, Math.PI, 0);
      pen.quadraticCurveTo(x, 52 * scale, x - 165 * scale, 0);
      pen.fill();
      for (const [dx, dy, size] of [
        [-86, -62, 24],
        [0, -108, 32],
        [88, -54, 22],
        [-26, -36, 20],
        [46, -22, 14],
      ] as const) {
        fillEllipse(
          pen,
          { x: x + dx * scale, y: dy * scale, rx: size * scale, ry: size * scale * 0.85 },
          css(palette.paper),
        );
      }
    }
    paintPineRow(stage);
  },
  bolt(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -20, 240, css(mix(palette.deep, palette.inks[0] ?? palette.deep, 0.15)));
    fillPolygon(
      pen,
      [
        [56, -240],
        [-130, 36],
        [-18, 36],
        [-64, 216],
        [136, -76],
        [18, -76],
      ],
      css(palette.sun),
    );
    fillPolygon(
      pen,
      [
        [56, -240],
        [-130, 36],
        [-50, 36],
        [70, -120],
        [18, -76],
      ],
      css(palette.inks[1] ?? palette.sun),
    );
  },
  rocket(stage) {
    const { pen, palette } = stage;
    fillCircle(pen, 0, -30, 250, css(mix(palette.deep, palette.inks[0] ?? palette.deep, 0.2)));
    at(pen, 0, -10, 0.6, () => {
      fillPolygon(
        pen,
        [
          [-44, 120],
          [0, 260],
          [44, 120],
        ],
        css(palette.inks[1] ?? palette.sun),
      );
      fillPolygon(
        pen,
        [
          [-24, 120],
          [0, 200],
          [24, 120],
        ],
        css(palette.sun),
      );
      fillPolygon(
        pen,
        [
          [-70, 30],
          [-134, 150],
          [-50, 120],
        ],
        css(palette.inks[0] ?? palette.sun),
      );
      fillPolygon(
        pen,
        [
          [70, 30],
          [134, 150],
          [50, 120],
        ],
        css(palette.inks[0] ?? palette.sun),
      );
      pen.fillStyle = css(palette.paper);
      pen.beginPath();
      pen.moveTo(0, -250);
      pen.bezierCurveTo(110, -150, 92, 50, 56, 130);
      pen.lineTo(-56, 130);
      pen.bezierCurveTo(-92, 50, -110, -150, 0, -250);
      pen.fill();
      fillCircle(pen, 0, -70, 44, css(palette.deep));
      fillCircle(pen, 0, -70, 30, css(palette.inks[2] ?? palette.sun));
    });
  },
};

function paintPineRow(stage: Stage): void {
  const { pen, palette } = stage;
  const random = stage.random.fork("row");
  pen.fillStyle = css(darken(palette.leaves[2] ?? palette.deep, 0.45));
  pen.fillRect(-420, 200, 840, 240);
  for (let x = -400; x < 400; x += 24) paintTree(pen, "pine", x, 210, random.range(44, 84));
}
