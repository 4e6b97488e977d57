import {
  fillCircle,
  fillEllipse,
  linear,
  softEllipse,
  softShape,
  within,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import type { Sitter } from "./portrait.ts";

const blood: Rgb = [66, 10, 30];

export function shadeSkin(skin: Rgb, share: number): Rgb {
  return mix(skin, blood, share);
}

export function traceFace(pen: Pen, isMan: boolean): void {
  const jaw = isMan ? 108 : 84;
  pen.moveTo(-134, -140);
  pen.bezierCurveTo(-143, 20, -jaw, 120, 0, isMan ? 140 : 132);
  pen.bezierCurveTo(jaw, 120, 143, 20, 134, -140);
  pen.bezierCurveTo(131, -290, -131, -290, -134, -140);
}

export function paintFace(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  const { skin } = sitter;
  paintEars(stage, sitter);
  within(pen, () => {
    pen.beginPath();
    traceFace(pen, sitter.isMan);
    pen.clip();
    pen.fillStyle = linear(
      pen,
      [-140, 0],
      [148, 0],
      [
        [0, css(mix(skin, [255, 245, 230], 0.24))],
        [0.52, css(skin)],
        [1, css(shadeSkin(skin, 0.3))],
      ],
    );
    pen.fillRect(-190, -340, 380, 520);
    softShape(stage, 34, css(shadeSkin(skin, 0.45), 0.5), (shade) => {
      shade.moveTo(10, -170);
      shade.bezierCurveTo(4, -70, 40, -30, 22, 0);
      shade.lineTo(94, 100);
      shade.lineTo(172, 0);
      shade.lineTo(140, -200);
    });
    for (const [x, alpha] of [
      [-74, 0.4],
      [76, 0.34],
    ] as const)
      softEllipse(pen, { x, y: -4, rx: 56, ry: 42 }, [226, 76, 82], alpha);
    if (sitter.hasBeard) paintBeard(stage, sitter);
  });
  paintEyes(stage, sitter);
  paintNoseAndMouth(stage, sitter);
  if (sitter.hasGlasses) paintGlasses(stage);
}

function paintEars(stage: Stage, sitter: Sitter): void {
  const { pen, palette } = stage;
  const gold = css(mix([232, 178, 78], palette.sun, 0.2));
  for (const side of [-1, 1]) {
    fillEllipse(
      pen,
      { x: side * 138, y: -54, rx: 21, ry: 40, turn: side * 0.1 },
      css(shadeSkin(sitter.skin, side > 0 ? 0.36 : 0.12)),
    );
    if (sitter.isMan) continue;
    fillCircle(pen, side * 143, 6, 10, gold);
    if (!sitter.isFormal) fillCircle(pen, side * 143, 44, 15, gold);
  }
}

function paintEyes(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  const line = css(shadeSkin(sitter.skin, 0.78));
  for (const side of [-1, 1]) {
    if (sitter.eyesOpen) paintOpenEye(stage, side, line);
    else paintClosedEye(pen, side, line);
    pen.strokeStyle = css(darken(sitter.hair, 0.12), 0.92);
    pen.lineWidth = sitter.isMan ? 10 : 7.6;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(side * 32, -108);
    pen.quadraticCurveTo(side * 66, sitter.isMan ? -130 : -140, side * 104, -106);
    pen.stroke();
  }
}

function paintClosedEye(pen: Pen, side: number, line: string): void {
  pen.strokeStyle = line;
  pen.lineCap = "round";
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(side * 34, -64);
  pen.quadraticCurveTo(side * 64, -32, side * 96, -66);
  pen.stroke();
  pen.lineWidth = 3;
  pen.beginPath();
  for (let lash = 0; lash < 4; lash += 1) {
    const x = side * (54 + lash * 12);
    pen.moveTo(x, -48 - Math.abs(lash - 1));
    pen.lineTo(x + side * (3 + lash * 2.6), -31 - lash * 2);
  }
  pen.stroke();
}

function paintOpenEye(stage: Stage, side: number, line: string): void {
  const { pen, palette } = stage;
  const x = side * 66;
  within(pen, () => {
    pen.beginPath();
    pen.moveTo(x - 37, -56);
    pen.quadraticCurveTo(x, -86, x + 37, -58);
    pen.quadraticCurveTo(x, -36, x - 37, -56);
    pen.fillStyle = "#fbf7f2";
    pen.fill();
    pen.clip();
    fillCircle(pen, x, -60, 17, css(mix(palette.leaves[0] ?? palette.deep, [86, 56, 36], 0.55)));
    fillCircle(pen, x, -60, 8.4, "#15121a");
    fillCircle(pen, x - 6, -66, 4.2, "#fff");
    pen.fillStyle = "rgba(40,20,30,0.22)";
    pen.fillRect(x - 40, -88, 80, 17);
  });
  pen.strokeStyle = line;
  pen.lineCap = "round";
  pen.lineWidth = 5.4;
  pen.beginPath();
  pen.moveTo(x - 38, -56);
  pen.quadraticCurveTo(x, -88, x + 39, -59);
  pen.stroke();
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x - 30, -50);
  pen.quadraticCurveTo(x, -34, x + 32, -52);
  pen.stroke();
}

function paintNoseAndMouth(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  pen.strokeStyle = css(shadeSkin(sitter.skin, 0.62));
  pen.lineWidth = 3.8;
  pen.beginPath();
  pen.moveTo(5, -70);
  pen.bezierCurveTo(3, -30, 24, -6, 19, 5);
  pen.quadraticCurveTo(3, 18, -11, 8);
  pen.stroke();
  const lip: Rgb = sitter.isMan ? shadeSkin(sitter.skin, 0.26) : mix([188, 62, 70], sitter.skin, 0.2);
  const smile = sitter.isFormal ? 10 : 4;
  pen.fillStyle = css(lip);
  pen.beginPath();
  pen.moveTo(-43, 58 - smile);
  pen.quadraticCurveTo(-14, 42, 0, 50);
  pen.quadraticCurveTo(14, 42, 43, 58 - smile);
  pen.quadraticCurveTo(0, 104 + smile, -43, 58 - smile);
  pen.fill();
  pen.strokeStyle = css(darken(lip, 0.5));
  pen.lineWidth = 2.8;
  pen.beginPath();
  pen.moveTo(-42, 58 - smile);
  pen.quadraticCurveTo(0, 70 + smile * 0.7, 42, 58 - smile);
  pen.stroke();
}

function paintBeard(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  pen.fillStyle = css(darken(sitter.hair, 0.1), 0.94);
  pen.beginPath();
  pen.moveTo(-150, -60);
  pen.bezierCurveTo(-118, -10, -110, 30, -66, 34);
  pen.bezierCurveTo(-30, 22, 30, 22, 66, 34);
  pen.bezierCurveTo(110, 30, 118, -10, 150, -60);
  pen.lineTo(160, 180);
  pen.lineTo(-160, 180);
  pen.fill();
}

function paintGlasses(stage: Stage): void {
  const { pen, palette } = stage;
  pen.strokeStyle = css(darken(palette.deep, 0.1));
  pen.lineWidth = 7;
  for (const side of [-1, 1]) {
    pen.fillStyle = "rgba(255,255,255,0.14)";
    pen.beginPath();
    pen.roundRect(side * 67 - 48, -98, 96, 80, 32);
    pen.fill();
    pen.stroke();
    pen.beginPath();
    pen.moveTo(side * 115, -64);
    pen.lineTo(side * 138, -70);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(-20, -64);
  pen.quadraticCurveTo(0, -78, 20, -64);
  pen.stroke();
}
