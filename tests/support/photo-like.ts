import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import sharp from "sharp";

/**
 * Photographs that this project may ship are hard to come by, so the checks and the bench make pictures with what a
 * super-resolution network meets in real ones: objects that cover each other, edges at every angle, fine
 * structure close to the pixel, soft shading; then what a camera does to them: optics that blur slightly,
 * vignetting, sensor noise and JPEG.
 */
export const photoScenes = ["leaves", "wall", "street", "pebbles", "fabric"] as const;
export type PhotoScene = (typeof photoScenes)[number];

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shade(hue: number, saturation: number, lightness: number): string {
  return `hsl(${hue.toFixed(1)} ${saturation.toFixed(1)}% ${lightness.toFixed(1)}%)`;
}

type Draw = (context: SKRSContext2D, side: number, random: () => number) => void;

const leaves: Draw = (context, side, random) => {
  context.fillStyle = "#16210f";
  context.fillRect(0, 0, side, side);
  for (let k = 0; k < 620; k++) {
    const depth = k / 620;
    const length = side * (0.05 + 0.09 * random());
    context.save();
    context.translate(random() * side, random() * side);
    context.rotate(random() * Math.PI * 2);
    context.shadowColor = "rgba(0,0,0,.55)";
    context.shadowBlur = side * 0.008;
    context.shadowOffsetY = side * 0.006;
    const hue = 78 + random() * 40;
    const light = 14 + 34 * depth + 8 * random();
    const skin = context.createLinearGradient(0, -length * 0.3, 0, length * 0.3);
    skin.addColorStop(0, shade(hue, 46, light + 9));
    skin.addColorStop(0.5, shade(hue, 42, light));
    skin.addColorStop(1, shade(hue, 48, light * 0.72));
    context.fillStyle = skin;
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(length * 0.25, -length * 0.34, length * 0.75, -length * 0.26, length, 0);
    context.bezierCurveTo(length * 0.75, length * 0.26, length * 0.25, length * 0.34, 0, 0);
    context.fill();
    context.shadowColor = "transparent";
    context.strokeStyle = shade(hue, 34, light + 18);
    context.lineWidth = Math.max(1, length * 0.014);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(length * 0.96, 0);
    for (let vein = 1; vein < 8; vein++)
      for (const way of [-1, 1]) {
        context.moveTo((vein / 8.5) * length, 0);
        context.lineTo((vein / 8.5 + 0.12) * length, way * length * 0.2 * (1 - vein / 9));
      }
    context.stroke();
    context.restore();
  }
};

const wall: Draw = (context, side, random) => {
  context.fillStyle = "#b9b2a6";
  context.fillRect(0, 0, side, side);
  const height = side / 15;
  for (let row = -1; row < 17; row++)
    for (let column = -1; column < 9; column++) {
      const width = side / 7;
      const x = column * width + (row % 2 ? width / 2 : 0) + random() * 3;
      const y = row * height + column * 2.2;
      const light = 30 + random() * 20;
      context.fillStyle = shade(8 + random() * 14, 38 + random() * 14, light);
      context.beginPath();
      context.roundRect(x, y, width - side * 0.009, height - side * 0.009, side * 0.004);
      context.fill();
      for (let speck = 0; speck < 60; speck++) {
        context.fillStyle = shade(10 + random() * 20, 25, light + (random() - 0.55) * 26);
        const size = side * (0.0008 + 0.0024 * random());
        context.fillRect(x + random() * width * 0.92, y + random() * height * 0.85, size * 2, size);
      }
      context.fillStyle = "rgba(255,240,220,.18)";
      context.fillRect(x, y, width - side * 0.009, side * 0.003);
      context.fillStyle = "rgba(0,0,0,.28)";
      context.fillRect(x, y + height - side * 0.013, width - side * 0.009, side * 0.004);
    }
};

const street: Draw = (context, side, random) => {
  const sky = context.createLinearGradient(0, 0, 0, side);
  sky.addColorStop(0, "#7fa5cc");
  sky.addColorStop(1, "#e8e4dc");
  context.fillStyle = sky;
  context.fillRect(0, 0, side, side);
  for (let house = 0; house < 7; house++) {
    const width = side * (0.16 + 0.1 * random());
    const x = house * side * 0.145 - side * 0.05;
    const top = side * (0.08 + 0.3 * random());
    const hue = 20 + random() * 30;
    context.fillStyle = shade(hue, 22, 48 + random() * 26);
    context.fillRect(x, top, width, side);
    context.fillStyle = "rgba(20,20,40,.28)";
    context.fillRect(x + width * 0.86, top, width * 0.14, side);
    const columns = 3 + Math.floor(random() * 3);
    for (let row = 0; row < 13; row++)
      for (let column = 0; column < columns; column++) {
        const wx = x + width * (0.08 + (0.76 * column) / columns);
        const wy = top + side * (0.03 + row * 0.07);
        const [w, h] = [(width * 0.5) / columns, side * 0.042];
        context.fillStyle = shade(215, 30, 14 + random() * 40);
        context.fillRect(wx, wy, w, h);
        context.strokeStyle = shade(hue, 12, 88);
        context.lineWidth = side * 0.0022;
        context.strokeRect(wx, wy, w, h);
        context.beginPath();
        context.moveTo(wx + w / 2, wy);
        context.lineTo(wx + w / 2, wy + h);
        context.moveTo(wx, wy + h * 0.4);
        context.lineTo(wx + w, wy + h * 0.4);
        context.stroke();
      }
  }
  context.strokeStyle = "#25282c";
  for (let wire = 0; wire < 5; wire++) {
    context.lineWidth = side * (0.0012 + 0.0012 * random());
    context.beginPath();
    context.moveTo(0, side * (0.1 + wire * 0.07));
    context.quadraticCurveTo(side * 0.5, side * (0.22 + wire * 0.06), side, side * (0.06 + wire * 0.09));
    context.stroke();
  }
};

const pebbles: Draw = (context, side, random) => {
  context.fillStyle = "#2b2723";
  context.fillRect(0, 0, side, side);
  for (let k = 0; k < 900; k++) {
    const radius = side * (0.012 + 0.034 * random() ** 2);
    context.save();
    context.translate(random() * side, random() * side);
    context.rotate(random() * Math.PI);
    context.scale(1, 0.6 + 0.35 * random());
    context.shadowColor = "rgba(0,0,0,.6)";
    context.shadowBlur = radius * 0.35;
    context.shadowOffsetY = radius * 0.2;
    const [hue, light] = [25 + random() * 190, 34 + random() * 34];
    const stone = context.createRadialGradient(
      -radius * 0.35,
      -radius * 0.45,
      radius * 0.1,
      0,
      0,
      radius * 1.05,
    );
    stone.addColorStop(0, shade(hue, 9, light + 24));
    stone.addColorStop(0.55, shade(hue, 10, light));
    stone.addColorStop(1, shade(hue, 14, light * 0.42));
    context.fillStyle = stone;
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
    context.shadowColor = "transparent";
    if (random() < 0.3) {
      context.strokeStyle = shade(hue, 6, 82);
      context.lineWidth = radius * 0.06;
      context.beginPath();
      context.moveTo(-radius * 0.8, radius * (random() - 0.5));
      context.lineTo(radius * 0.8, radius * (random() - 0.5));
      context.stroke();
    }
    context.restore();
  }
};

const fabric: Draw = (context, side, random) => {
  context.fillStyle = "#3b4d66";
  context.fillRect(0, 0, side, side);
  const bands = ["#b3453c", "#e8dcc4", "#24344d", "#c99a3f"];
  for (const turned of [false, true]) {
    context.save();
    if (turned) {
      context.translate(side, 0);
      context.rotate(Math.PI / 2);
    }
    for (let x = 0, k = 0; x < side; k++) {
      const width = side * (0.012 + 0.05 * random());
      context.globalAlpha = turned ? 0.5 : 0.85;
      context.fillStyle = bands[k % bands.length] ?? "#fff";
      context.fillRect(x, 0, width, side);
      x += width + side * (0.015 + 0.05 * random());
    }
    context.restore();
  }
  context.globalAlpha = 1;
  for (let fold = 0; fold < 9; fold++) {
    const x = side * (fold / 8) + side * 0.05 * (random() - 0.5);
    const light = context.createLinearGradient(x - side * 0.07, 0, x + side * 0.07, side * 0.05);
    light.addColorStop(0, "rgba(255,255,255,0)");
    light.addColorStop(0.4, "rgba(255,250,240,.28)");
    light.addColorStop(0.62, "rgba(0,0,20,.4)");
    light.addColorStop(1, "rgba(0,0,20,0)");
    context.fillStyle = light;
    context.fillRect(0, 0, side, side);
  }
};

const scenes: Record<PhotoScene, Draw> = { leaves, wall, street, pebbles, fabric };

/** Noise that grows with the light, as a sensor's does, and a darker rim, as a lens gives. */
function expose(pixels: Buffer, side: number, random: () => number): void {
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) / side - 0.5, Math.floor(i / side) / side - 0.5];
    const rim = 1 - 0.35 * (x * x + y * y);
    for (let channel = 0; channel < 3; channel++) {
      const value = (pixels[i * 3 + channel] ?? 0) * rim;
      const noise = (random() + random() + random() - 1.5) * (1.2 + 0.06 * Math.sqrt(value));
      pixels[i * 3 + channel] = Math.min(255, Math.max(0, Math.round(value + noise)));
    }
  }
}

/** A square JPEG. Drawn at twice its size, so that edges fall between pixels as they do on a sensor. */
export async function takePhoto(scene: PhotoScene, side: number): Promise<Buffer> {
  const random = randomFrom(photoScenes.indexOf(scene) + 41);
  const canvas = createCanvas(side * 2, side * 2);
  scenes[scene](canvas.getContext("2d"), side * 2, random);
  const pixels = await sharp(canvas.toBuffer("image/png"))
    .blur(1.1)
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer();
  expose(pixels, side, random);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 96 })
    .toBuffer();
}
