import {
  at,
  fillCircle,
  fillEllipse,
  linear,
  softEllipse,
  softShape,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintLeaf } from "./foliage.ts";

const shadow = "rgba(20,14,26,0.38)";

export function paintCup(stage: Stage, x: number, y: number, radius: number, china: Rgb): void {
  const { pen } = stage;
  softEllipse(pen, { x: x + 22, y: y + 26, rx: radius * 1.75, ry: radius * 1.7 }, [20, 14, 26], 0.42);
  fillCircle(pen, x, y, radius * 1.36, css(darken(china, 0.08)));
  fillCircle(pen, x, y, radius * 1.28, css(lighten(china, 0.2)));
  pen.strokeStyle = css(darken(china, 0.14));
  pen.lineWidth = radius * 0.2;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(x + radius * 0.7, y + radius * 0.5);
  pen.lineTo(x + radius * 1.14, y + radius * 0.82);
  pen.stroke();
  softEllipse(pen, { x: x + 8, y: y + 10, rx: radius * 1.2, ry: radius * 1.2 }, [20, 14, 26], 0.4);
  fillCircle(pen, x, y, radius, css(china));
  fillCircle(pen, x, y, radius * 0.87, css([108, 66, 40]));
  fillCircle(pen, x, y, radius * 0.76, css([168, 114, 72]));
  pen.fillStyle = css([244, 224, 194]);
  for (let layer = 0; layer < 4; layer += 1) {
    const size = radius * (0.5 - layer * 0.11);
    pen.beginPath();
    pen.moveTo(x, y + size - layer * 6);
    pen.bezierCurveTo(
      x - size * 1.5,
      y - size * 0.2,
      x - size * 0.7,
      y - size * 1.2,
      x,
      y - size * 0.45 - layer * 2,
    );
    pen.bezierCurveTo(
      x + size * 0.7,
      y - size * 1.2,
      x + size * 1.5,
      y - size * 0.2,
      x,
      y + size - layer * 6,
    );
    pen.fillStyle = layer % 2 === 0 ? css([244, 224, 194]) : css([168, 114, 72]);
    pen.fill();
  }
}

export function paintNotebook(
  stage: Stage,
  book: { x: number; y: number; width: number; height: number; turn: number; colour: Rgb },
): void {
  const { pen, palette } = stage;
  at(pen, book.x, book.y, book.turn, () => {
    const left = -book.width / 2;
    const top = -book.height / 2;
    softShape(stage, 26, shadow, (shape) =>
      shape.roundRect(left + 16, top + 20, book.width, book.height, 16),
    );
    pen.fillStyle = css(lighten(palette.paper, 0.4));
    pen.beginPath();
    pen.roundRect(left + 8, top + 6, book.width, book.height, 14);
    pen.fill();
    pen.fillStyle = linear(
      pen,
      [left, top],
      [-left, -top],
      [
        [0, css(lighten(book.colour, 0.16))],
        [1, css(darken(book.colour, 0.14))],
      ],
    );
    pen.beginPath();
    pen.roundRect(left, top, book.width, book.height, 14);
    pen.fill();
    pen.fillStyle = css(darken(book.colour, 0.3), 0.5);
    pen.fillRect(left, top, 44, book.height);
    pen.fillStyle = css(mix(palette.inks[1] ?? palette.paper, palette.paper, 0.2));
    pen.fillRect(-left - 66, top, 14, book.height);
    for (let sprig = 0; sprig < 7; sprig += 1) {
      const y = 130 - sprig * 34;
      for (const side of [-1, 1])
        at(pen, 14, y, side > 0 ? -0.6 : -Math.PI + 0.6, () =>
          paintLeaf(pen, 74 - sprig * 6, 13, lighten(palette.paper, 0.1)),
        );
    }
    pen.fillStyle = css(palette.paper);
    pen.fillRect(11, -90, 6, 300);
  });
}

export function paintPhone(
  stage: Stage,
  phone: { x: number; y: number; turn: number; colour: Rgb; screen: Rgb },
): void {
  const { pen, palette } = stage;
  at(pen, phone.x, phone.y, phone.turn, () => {
    softShape(stage, 24, shadow, (shape) => shape.roundRect(-90, -166, 208, 384, 30));
    pen.fillStyle = css(phone.colour);
    pen.beginPath();
    pen.roundRect(-104, -190, 208, 384, 32);
    pen.fill();
    pen.fillStyle = linear(
      pen,
      [-90, -180],
      [90, 180],
      [
        [0, css(lighten(phone.screen, 0.4))],
        [0.6, css(phone.screen)],
        [1, css(darken(phone.screen, 0.3))],
      ],
    );
    pen.beginPath();
    pen.roundRect(-93, -178, 186, 360, 22);
    pen.fill();
    fillCircle(pen, 0, -40, 62, css(palette.sun, 0.9));
    fillEllipse(pen, { x: -30, y: 92, rx: 62, ry: 88 }, css(darken(phone.screen, 0.4), 0.5));
    pen.fillStyle = css(phone.colour);
    pen.beginPath();
    pen.roundRect(-34, -170, 68, 14, 7);
    pen.fill();
  });
}

export function paintTray(stage: Stage, tray: { x: number; y: number; radius: number; colour: Rgb }): void {
  const { pen } = stage;
  softEllipse(
    pen,
    { x: tray.x + 28, y: tray.y + 34, rx: tray.radius * 1.25, ry: tray.radius * 1.22 },
    [20, 14, 26],
    0.5,
  );
  fillCircle(pen, tray.x, tray.y, tray.radius, css(darken(tray.colour, 0.12)));
  fillCircle(pen, tray.x, tray.y, tray.radius * 0.965, css(tray.colour));
  fillCircle(pen, tray.x, tray.y, tray.radius * 0.9, css(darken(tray.colour, 0.05)));
  fillCircle(pen, tray.x + 3, tray.y + 4, tray.radius * 0.885, css(lighten(tray.colour, 0.14)));
}

type Filling = "salad" | "berries" | "soup";

export function paintBowl(
  stage: Stage,
  bowl: { x: number; y: number; radius: number; glaze: Rgb; filling: Filling },
): void {
  const { pen } = stage;
  const { x, y, radius, glaze } = bowl;
  softEllipse(pen, { x: x + 20, y: y + 26, rx: radius * 1.3, ry: radius * 1.28 }, [20, 14, 26], 0.52);
  fillCircle(pen, x, y, radius, css(darken(glaze, 0.1)));
  fillCircle(pen, x, y, radius * 0.96, css(lighten(glaze, 0.22)));
  fillCircle(pen, x, y, radius * 0.88, css(darken(glaze, 0.28)));
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius * 0.86, 0, Math.PI * 2);
  pen.clip();
  pen.translate(x, y);
  fillings[bowl.filling](stage, radius * 0.86);
  pen.restore();
}

const fillings: Record<Filling, (stage: Stage, radius: number) => void> = {
  salad(stage, radius) {
    const { pen, palette } = stage;
    const random = stage.random.fork("salad");
    for (let leaf = 0; leaf < 40; leaf += 1) {
      const green = mix(random.pick(palette.leaves), [104, 158, 74], 0.6);
      at(pen, random.range(-1, 0.6) * radius, random.range(-1, 1) * radius, random.range(-0.6, 0.6), () =>
        paintLeaf(pen, random.range(90, 150), 34, green, lighten(green, 0.3)),
      );
    }
    for (let slice = 0; slice < 9; slice += 1) {
      const angle = slice * 0.7;
      const x = Math.cos(angle) * radius * (slice % 2 === 0 ? 0.62 : 0.3);
      const y = Math.sin(angle) * radius * (slice % 2 === 0 ? 0.62 : 0.3);
      const colour: Rgb =
        slice % 3 === 0 ? [222, 78, 58] : slice % 3 === 1 ? [250, 236, 196] : [244, 186, 74];
      softEllipse(pen, { x: x + 5, y: y + 8, rx: 60, ry: 56 }, [20, 20, 10], 0.45);
      fillCircle(pen, x, y, 44, css(darken(colour, 0.16)));
      fillCircle(pen, x, y, 38, css(lighten(colour, 0.12)));
      fillCircle(
        pen,
        x,
        y,
        slice % 3 === 1 ? 19 : 10,
        css(slice % 3 === 1 ? [246, 178, 50] : lighten(colour, 0.5)),
      );
    }
  },
  berries(stage, radius) {
    const { pen } = stage;
    const random = stage.random.fork("berry bowl");
    for (let berry = 0; berry < 60; berry += 1) {
      const reach = Math.sqrt(random.next()) * radius;
      const angle = random.next() * 6.3;
      const x = Math.cos(angle) * reach;
      const y = Math.sin(angle) * reach;
      const colour: Rgb = berry % 3 === 0 ? [196, 48, 72] : [70, 74, 130];
      fillCircle(pen, x, y, 21, css(darken(colour, 0.3)));
      fillCircle(pen, x - 2, y - 2, 18, css(colour));
      fillCircle(pen, x - 6, y - 7, 5, "rgba(255,255,255,0.5)");
    }
  },
  soup(stage, radius) {
    const { pen } = stage;
    fillCircle(pen, 0, 0, radius, css([232, 142, 62]));
    pen.strokeStyle = "rgba(255,244,220,0.9)";
    pen.lineWidth = 9;
    pen.lineCap = "round";
    pen.beginPath();
    for (let swirl = 6; swirl < 70; swirl += 1) {
      const angle = swirl * 0.2;
      pen.lineTo(Math.cos(angle) * swirl * radius * 0.0105, Math.sin(angle) * swirl * radius * 0.0105);
    }
    pen.stroke();
    for (let leaf = 0; leaf < 3; leaf += 1)
      at(pen, 8, -4, leaf * 2.1, () => paintLeaf(pen, 44, 13, [88, 140, 70]));
  },
};
