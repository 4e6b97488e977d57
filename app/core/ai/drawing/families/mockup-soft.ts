import { linear, softEllipse, softShape, within } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import { drawPrint } from "./inner-art.ts";

/** A print with its own round edge, so that it sits on cloth like ink rather than like a sticker. */
function printOnCloth(
  stage: Stage,
  label: string,
  box: { x: number; y: number; width: number; height: number; round: number },
): void {
  const { pen } = stage;
  const print = drawPrint(stage, label, box, ["sunset", "landscape", "retro", "animal", "badge"]);
  within(pen, () => {
    pen.beginPath();
    pen.roundRect(box.x - box.width / 2, box.y - box.height / 2, box.width, box.height, box.round);
    pen.clip();
    pen.drawImage(print, box.x - box.width / 2, box.y - box.height / 2, box.width, box.height);
  });
}

function traceShirt(pen: Pen): void {
  pen.moveTo(-108, -350);
  pen.bezierCurveTo(-60, -290, 60, -290, 108, -350);
  pen.bezierCurveTo(190, -330, 240, -310, 280, -280);
  pen.lineTo(418, -50);
  pen.quadraticCurveTo(360, 6, 290, 24);
  pen.lineTo(236, -74);
  pen.bezierCurveTo(232, 100, 240, 260, 250, 384);
  pen.quadraticCurveTo(0, 414, -250, 384);
  pen.bezierCurveTo(-240, 260, -232, 100, -236, -74);
  pen.lineTo(-290, 24);
  pen.quadraticCurveTo(-360, 6, -418, -50);
  pen.lineTo(-280, -280);
  pen.bezierCurveTo(-240, -310, -190, -330, -108, -350);
  pen.closePath();
}

export function drawShirt(stage: Stage): void {
  const { pen, palette, random, width, height } = stage;
  const options = [
    lighten(palette.paper, 0.5),
    mix(palette.deep, [30, 34, 40], 0.4),
    palette.inks[0] ?? palette.deep,
  ];
  const cloth = random.fork("cloth").pick(options);
  pen.save();
  pen.translate(width / 2, height / 2);
  softShape(stage, 44, "rgba(18,14,26,0.42)", (shadow) => {
    shadow.translate(16, 26);
    traceShirt(shadow);
  });
  pen.fillStyle = linear(
    pen,
    [-380, -300],
    [380, 300],
    [
      [0, css(lighten(cloth, 0.14))],
      [0.5, css(cloth)],
      [1, css(darken(cloth, 0.2))],
    ],
  );
  pen.beginPath();
  traceShirt(pen);
  pen.fill();
  within(pen, () => {
    pen.clip();
    for (const [x, y, turn, alpha] of [
      [-190, 160, 0.12, 0.2],
      [196, 200, -0.14, 0.26],
      [-262, -80, 0.5, 0.3],
      [262, -80, -0.5, 0.34],
      [60, 330, 1.4, 0.16],
    ] as const) {
      softEllipse(pen, { x, y, rx: 34, ry: 210, turn }, darken(cloth, 0.7), alpha);
    }
    softEllipse(pen, { x: -90, y: -200, rx: 180, ry: 90 }, [255, 255, 255], 0.14);
  });
  printOnCloth(stage, "shirt", { x: 0, y: 10, width: 310, height: 310, round: 155 });
  pen.strokeStyle = css(darken(cloth, 0.28));
  pen.lineWidth = 16;
  pen.beginPath();
  pen.moveTo(-108, -350);
  pen.bezierCurveTo(-60, -286, 60, -286, 108, -350);
  pen.stroke();
  pen.lineWidth = 3;
  pen.setLineDash([7, 5]);
  pen.beginPath();
  pen.moveTo(-250, 366);
  pen.quadraticCurveTo(0, 396, 250, 366);
  pen.moveTo(-400, -52);
  pen.quadraticCurveTo(-350, -10, -286, 4);
  pen.moveTo(400, -52);
  pen.quadraticCurveTo(350, -10, 286, 4);
  pen.stroke();
  pen.restore();
}

export function drawTote(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const canvas = mix([238, 226, 204], palette.paper, 0.4);
  pen.save();
  pen.translate(width / 2, height / 2 + 60);
  pen.strokeStyle = css(darken(canvas, 0.16));
  pen.lineWidth = 34;
  for (const spread of [126, 112]) {
    pen.beginPath();
    pen.moveTo(-spread, -250);
    pen.bezierCurveTo(-spread, -470, spread, -470, spread, -250);
    pen.stroke();
    pen.strokeStyle = css(lighten(canvas, 0.1));
    pen.lineWidth = 30;
  }
  softShape(stage, 44, "rgba(18,14,26,0.45)", (shadow) => shadow.roundRect(-266, -236, 570, 620, 24));
  pen.fillStyle = linear(
    pen,
    [-290, -260],
    [290, 350],
    [
      [0, css(lighten(canvas, 0.4))],
      [0.5, css(canvas)],
      [1, css(darken(canvas, 0.18))],
    ],
  );
  pen.beginPath();
  pen.moveTo(-284, -260);
  pen.lineTo(284, -260);
  pen.quadraticCurveTo(300, 60, 290, 350);
  pen.quadraticCurveTo(0, 372, -290, 350);
  pen.quadraticCurveTo(-300, 60, -284, -260);
  pen.fill();
  printOnCloth(stage, "tote", { x: 0, y: 40, width: 380, height: 380, round: 190 });
  pen.strokeStyle = css(darken(canvas, 0.25), 0.7);
  pen.lineWidth = 3;
  pen.setLineDash([9, 6]);
  pen.strokeRect(-284, -222, 568, 2);
  for (const [x, turn, alpha] of [
    [-236, 0.05, 0.2],
    [250, -0.04, 0.3],
  ] as const)
    softEllipse(pen, { x, y: 80, rx: 28, ry: 280, turn }, darken(canvas, 0.7), alpha);
  pen.restore();
}

export function drawPhoneCase(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const place = { width: 390, height: 760 };
  pen.save();
  pen.translate(width / 2, height / 2);
  pen.rotate(stage.random.fork("lean").range(-0.16, 0.16));
  softShape(stage, 50, "rgba(16,12,26,0.5)", (shadow) =>
    shadow.roundRect(-170, -350, place.width, place.height, 66),
  );
  pen.fillStyle = css(darken(palette.deep, 0.1));
  pen.beginPath();
  pen.roundRect(-203, -388, 406, 776, 74);
  pen.fill();
  within(pen, () => {
    pen.beginPath();
    pen.roundRect(-195, -380, place.width, place.height, 66);
    pen.clip();
    const print = drawPrint(stage, "phone", place, ["botanical", "retro", "lines", "sunset"]);
    pen.drawImage(print, -195, -380, place.width, place.height);
    pen.fillStyle = linear(
      pen,
      [-195, -380],
      [195, 380],
      [
        [0, "rgba(255,255,255,0.34)"],
        [0.3, "rgba(255,255,255,0)"],
        [0.8, "rgba(0,0,0,0)"],
        [1, "rgba(0,0,20,0.26)"],
      ],
    );
    pen.fillRect(-195, -380, 390, 760);
  });
  pen.fillStyle = css(mix(palette.deep, [40, 42, 48], 0.5));
  pen.beginPath();
  pen.roundRect(-168, -352, 148, 152, 40);
  pen.fill();
  for (const [x, y] of [
    [-128, -312],
    [-62, -312],
    [-128, -244],
  ] as const) {
    pen.fillStyle = "#0c0e12";
    pen.beginPath();
    pen.arc(x, y, 27, 0, Math.PI * 2);
    pen.fill();
    softEllipse(pen, { x: x - 8, y: y - 8, rx: 15, ry: 15 }, [150, 190, 220], 0.7);
  }
  pen.restore();
}
