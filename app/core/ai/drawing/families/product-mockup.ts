import type { Canvas } from "@napi-rs/canvas";
import {
  fillAll,
  fillEllipse,
  linear,
  softEllipse,
  softShape,
  within,
} from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import { drawPrint } from "./inner-art.ts";
import { paintCandle } from "./still-life-products.ts";
import { drawPhoneCase, drawShirt, drawTote } from "./mockup-soft.ts";
import { drawFramedPoster } from "./mockup-poster.ts";
import { drawBox } from "./mockup-box.ts";

const products = {
  mug: drawMug,
  tumbler: drawTumbler,
  shirt: drawShirt,
  tote: drawTote,
  phone: drawPhoneCase,
  poster: drawFramedPoster,
  box: drawBox,
  candle: drawCandle,
};

export type Product = keyof typeof products;

const wordsOf: readonly (readonly [RegExp, Product])[] = [
  [/soap|box|carton|packag/, "box"],
  [/candle/, "candle"],
  [/tumbler|bottle|flask/, "tumbler"],
  [/mug|cup/, "mug"],
  [/shirt|tee|hoodie|apparel|merch|sweat/, "shirt"],
  [/tote|bag/, "tote"],
  [/phone|case/, "phone"],
  [/poster|print|frame|wall art|canvas|gallery/, "poster"],
];

/** A print where a customer would meet it: on a mug, a shirt, a wall. */
export function drawProductMockup(stage: Stage): void {
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const product = named ?? stage.random.fork("product").pick(Object.keys(products) as Product[]);
  paintStudioGround(stage);
  products[product](stage);
}

function drawCandle(stage: Stage): void {
  paintCandle(stage, stage.height * 0.8);
}

function paintStudioGround(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const tint = palette.inks[stage.random.fork("studio").pick([1, 2, 3])] ?? palette.paper;
  const ground = palette.isDark ? mix(palette.deep, tint, 0.22) : mix(tint, palette.paper, 0.58);
  fillAll(
    stage,
    linear(
      pen,
      [0, 0],
      [0, height],
      [
        [0, css(lighten(ground, 0.16))],
        [0.68, css(ground)],
        [0.72, css(darken(ground, 0.07))],
        [1, css(darken(ground, 0.2))],
      ],
    ),
  );
  for (let band = 0; band < 3; band += 1) {
    const left = -120 + band * width * 0.36;
    softShape(stage, 46, css(mix(ground, palette.sun, 0.7), 0.34), (shape) => {
      shape.moveTo(left, 0);
      shape.lineTo(left + 130, 0);
      shape.lineTo(left + 420, height * 0.7);
      shape.lineTo(left + 290, height * 0.7);
    });
  }
}

type Cylinder = { x: number; top: number; foot: number; topHalf: number; footHalf: number };

/** Bends a picture round a cylinder by drawing it in narrow upright strips. */
function wrapPrint(pen: Pen, print: Canvas, body: Cylinder, from: number, to: number): void {
  const strips = 160;
  for (let strip = 0; strip < strips; strip += 1) {
    const across = (strip / strips) * 2 - 1;
    const turn = Math.asin(across) / Math.PI + 0.5;
    const sink = Math.sqrt(1 - across * across) * body.topHalf * 0.11;
    const half = body.topHalf;
    const source = Math.min(print.width - 3, turn * print.width);
    pen.drawImage(
      print,
      source,
      0,
      3,
      print.height,
      body.x + across * half,
      from + sink,
      (half * 2) / strips + 0.8,
      to - from,
    );
  }
}

function shadeCylinder(pen: Pen, body: Cylinder): void {
  pen.fillStyle = linear(
    pen,
    [body.x - body.topHalf, 0],
    [body.x + body.topHalf, 0],
    [
      [0, "rgba(20,15,30,0.36)"],
      [0.2, "rgba(255,255,255,0.24)"],
      [0.38, "rgba(255,255,255,0)"],
      [0.74, "rgba(20,15,30,0.1)"],
      [1, "rgba(20,15,30,0.5)"],
    ],
  );
  pen.fillRect(body.x - body.topHalf, body.top - 20, body.topHalf * 2, body.foot - body.top + 120);
}

function traceCylinder(pen: Pen, body: Cylinder): void {
  pen.moveTo(body.x - body.topHalf, body.top);
  pen.lineTo(body.x - body.footHalf, body.foot);
  pen.bezierCurveTo(
    body.x - body.footHalf,
    body.foot + 58,
    body.x + body.footHalf,
    body.foot + 58,
    body.x + body.footHalf,
    body.foot,
  );
  pen.lineTo(body.x + body.topHalf, body.top);
  pen.closePath();
}

function drawMug(stage: Stage): void {
  const { pen, width, height } = stage;
  const body: Cylinder = {
    x: width / 2 - 50,
    top: height / 2 - 255,
    foot: height / 2 + 265,
    topHalf: 245,
    footHalf: 240,
  };
  const china = lighten(stage.palette.paper, 0.5);
  softEllipse(pen, { x: body.x + 90, y: body.foot + 34, rx: 430, ry: 84 }, [15, 12, 25], 0.55);
  softEllipse(pen, { x: body.x + 8, y: body.foot + 24, rx: 290, ry: 50 }, [15, 12, 25], 0.6);
  for (const [colour, lineWidth, shift] of [
    [darken(china, 0.14), 54, 0],
    [lighten(china, 0.6), 14, -8],
  ] as const) {
    pen.strokeStyle = css(colour);
    pen.lineWidth = lineWidth;
    pen.beginPath();
    pen.ellipse(body.x + 264 + shift, height / 2 + 6, 102, 152, 0, -1.75, 1.75);
    pen.stroke();
  }
  within(pen, () => {
    pen.beginPath();
    traceCylinder(pen, body);
    pen.clip();
    fillAll(stage, css(china));
    const print = drawPrint(stage, "mug", { width: 900, height: 440 }, ["botanical", "retro", "landscape"]);
    wrapPrint(pen, print, body, body.top + 46, body.foot - 42);
    shadeCylinder(pen, body);
  });
  fillEllipse(pen, { x: body.x, y: body.top, rx: 245, ry: 54 }, css(lighten(china, 0.5)));
  fillEllipse(
    pen,
    { x: body.x, y: body.top + 4, rx: 231, ry: 47 },
    linear(
      pen,
      [0, body.top - 46],
      [0, body.top + 46],
      [
        [0, css(darken(china, 0.34))],
        [1, css(darken(china, 0.06))],
      ],
    ),
  );
  fillEllipse(pen, { x: body.x, y: body.top + 24, rx: 206, ry: 29 }, css([90, 54, 34]));
}

function drawTumbler(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const body: Cylinder = {
    x: width / 2,
    top: height / 2 - 300,
    foot: height / 2 + 345,
    topHalf: 176,
    footHalf: 136,
  };
  softEllipse(pen, { x: body.x + 80, y: body.foot + 32, rx: 330, ry: 66 }, [15, 12, 25], 0.55);
  softEllipse(pen, { x: body.x + 6, y: body.foot + 24, rx: 180, ry: 38 }, [15, 12, 25], 0.6);
  pen.strokeStyle = css(mix(palette.inks[0] ?? palette.deep, palette.paper, 0.3));
  pen.lineWidth = 20;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(body.x + 40, body.top - 20);
  pen.lineTo(body.x + 84, body.top - 180);
  pen.stroke();
  within(pen, () => {
    pen.beginPath();
    traceCylinder(pen, body);
    pen.clip();
    const print = drawPrint(stage, "tumbler", { width: 700, height: 700 }, [
      "botanical",
      "retro",
      "sunset",
      "landscape",
    ]);
    wrapPrint(pen, print, body, body.top - 6, body.foot + 50);
    shadeCylinder(pen, body);
  });
  const steel = linear(
    pen,
    [body.x - 182, 0],
    [body.x + 182, 0],
    [
      [0, "#8d949a"],
      [0.25, "#f4f6f7"],
      [0.55, "#b8bfc4"],
      [1, "#6d747a"],
    ],
  );
  pen.fillStyle = steel;
  pen.beginPath();
  pen.roundRect(body.x - 182, body.top - 34, 364, 54, 14);
  pen.fill();
  fillEllipse(pen, { x: body.x, y: body.top - 34, rx: 178, ry: 34 }, "rgba(236,240,242,0.9)");
  fillEllipse(pen, { x: body.x, y: body.top - 34, rx: 160, ry: 28 }, "rgba(150,160,168,0.6)");
}
