import { fillEllipse, linear, softEllipse, softShape, within } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, white } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";

/** Height above the foot and half-width there, from the foot up. */
export type Profile = readonly (readonly [height: number, half: number])[];

export type Body = {
  x: number;
  foot: number;
  profile: Profile;
  colour: Rgb;
  gloss?: number;
  isOpen?: boolean;
};

/** Something thrown on a wheel or blown in glass: lit from the left, with its contact and its long shadow. */
export function paintBody(stage: Stage, body: Body): { x: number; y: number } {
  const { pen } = stage;
  const { x, foot, profile, colour } = body;
  const gloss = body.gloss ?? 0.5;
  const [base, top] = [profile[0] ?? [0, 0], profile.at(-1) ?? [0, 0]];
  const half = Math.max(...profile.map(([, width]) => width));
  const height = top[0];

  softEllipse(
    pen,
    { x: x + half * 0.95, y: foot + 8, rx: half * 2.3, ry: half * 0.44, turn: -0.03 },
    [20, 14, 26],
    0.5,
  );
  softEllipse(pen, { x: x + 5, y: foot + 2, rx: base[1] * 1.25 + 8, ry: 18 }, [15, 10, 20], 0.7);
  within(pen, () => {
    pen.beginPath();
    traceProfile(pen, x, foot, profile);
    pen.clip();
    pen.fillStyle = linear(
      pen,
      [x - half, 0],
      [x + half, 0],
      [
        [0, css(darken(colour, 0.18))],
        [0.26, css(lighten(colour, 0.3 * gloss + 0.12))],
        [0.55, css(colour)],
        [0.86, css(darken(colour, 0.44))],
        [1, css(darken(colour, 0.34))],
      ],
    );
    pen.fillRect(x - half - 4, foot - height - 6, half * 2 + 8, height + 60);
    pen.fillStyle = linear(
      pen,
      [0, foot - height * 0.3],
      [0, foot + 14],
      [
        [0, css(darken(colour, 1), 0)],
        [1, css(darken(colour, 1), 0.3)],
      ],
    );
    pen.fillRect(x - half, foot - height * 0.3, half * 2, height * 0.3 + 50);
    if (gloss > 0.6) {
      softShape(stage, 12, css(white, 0.7), (shape) =>
        shape.ellipse(
          x - half * 0.52,
          foot - height * 0.55,
          half * 0.06,
          height * 0.22,
          0.04,
          0,
          Math.PI * 2,
        ),
      );
    }
  });
  if (body.isOpen !== false) {
    const mouth = { x, y: foot - height, rx: top[1], ry: top[1] * 0.2 };
    fillEllipse(pen, mouth, css(darken(colour, 0.58)));
    pen.strokeStyle = css(lighten(colour, 0.38));
    pen.lineWidth = 3.4;
    pen.stroke();
  }
  return { x, y: foot - height };
}

function traceProfile(pen: Pen, x: number, foot: number, profile: Profile): void {
  const first = profile[0] ?? [0, 0];
  pen.moveTo(x - first[1], foot);
  for (const side of [-1, 1]) {
    const points = side < 0 ? profile : profile.toReversed();
    points.forEach((point, index) => {
      const before = points[index - 1];
      if (!before) {
        pen.lineTo(x + side * point[1], foot - point[0]);
        return;
      }
      const middle = (before[0] + point[0]) / 2;
      pen.bezierCurveTo(
        x + side * before[1],
        foot - middle,
        x + side * point[1],
        foot - middle,
        x + side * point[1],
        foot - point[0],
      );
    });
  }
  pen.quadraticCurveTo(x, foot + first[1] * 0.24, x - first[1], foot);
}

/** A ball of fruit or stone, lit like the bodies. */
export function paintBall(stage: Stage, x: number, y: number, radius: number, colour: Rgb): void {
  const { pen } = stage;
  softEllipse(
    pen,
    { x: x + radius * 0.5, y: y + radius * 0.86, rx: radius * 1.8, ry: radius * 0.42 },
    [20, 10, 20],
    0.55,
  );
  const shade = pen.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.45,
    radius * 0.05,
    x,
    y,
    radius * 1.1,
  );
  shade.addColorStop(0, css(lighten(colour, 0.55)));
  shade.addColorStop(0.5, css(colour));
  shade.addColorStop(1, css(darken(colour, 0.5)));
  fillEllipse(pen, { x, y, rx: radius, ry: radius * 0.96 }, shade);
}

/** A round plinth. */
export function paintPlinth(
  stage: Stage,
  place: { x: number; foot: number; radius: number; height: number; colour: Rgb },
): void {
  const { pen } = stage;
  const { x, foot, radius, height, colour } = place;
  softEllipse(
    pen,
    { x: x + radius * 0.35, y: foot + 14, rx: radius * 1.65, ry: radius * 0.42 },
    [20, 15, 25],
    0.5,
  );
  pen.fillStyle = linear(
    pen,
    [x - radius, 0],
    [x + radius, 0],
    [
      [0, css(lighten(colour, 0.2))],
      [0.55, css(colour)],
      [1, css(darken(colour, 0.3))],
    ],
  );
  pen.beginPath();
  pen.ellipse(x, foot, radius, radius * 0.2, 0, 0, Math.PI);
  pen.lineTo(x - radius, foot - height);
  pen.lineTo(x + radius, foot - height);
  pen.closePath();
  pen.fill();
  fillEllipse(pen, { x, y: foot - height, rx: radius, ry: radius * 0.2 }, css(lighten(colour, 0.4)));
}
