import { createRequire } from "node:module";
import { type Image, type SKRSContext2D, GlobalFonts, createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";

export type OgImageInput = {
  title: string;
  /** The short name of the site, beside its sign. */
  siteName: string;
  pack?: "Starter" | "Premium" | "Elite" | "Enigma";
  /** As the card shows it: `8 credits`, `$4.50`, `FREE`. */
  price?: string;
  /** The prompt's picture, in any format sharp reads. */
  picture?: Buffer;
};

const width = 1200;
const height = 630;
const font = "Schibsted Grotesk";
const titleRoom = 262;
const lineHeight = 1.1;

// The tokens of the light theme, as the canvas needs them.
const ink = "#0f2429";
const petrol = "#00444f";
const porcelain = "#f8fafb";
const muted = "#4c5d63";
const marker = "#f9e05b";
const packColours = { Starter: "#23a05c", Premium: "#2f86d6", Elite: "#9a4fd6", Enigma: "#e8761f" };

let isFontReady = false;

function readyFont(): void {
  if (isFontReady) return;
  const require = createRequire(import.meta.url);
  const file =
    require.resolve("@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2");
  GlobalFonts.registerFromPath(file, font);
  isFontReady = true;
}

/** The card that other sites show when a page is shared: picture mounted left, title and price right. */
export async function drawOgImage(input: OgImageInput): Promise<Buffer> {
  readyFont();
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = porcelain;
  pen.fillRect(0, 0, width, height);
  const left = input.picture ? 616 : 80;
  if (input.picture)
    paintMount(pen, await loadImage(await sharp(input.picture).resize(486, 486).png().toBuffer()));
  paintSign(pen, left, 84, 56);
  pen.fillStyle = ink;
  pen.font = `650 30px "${font}"`;
  pen.fillText(input.siteName, left + 74, 123, width - left - 74 - 72);
  paintTitle(pen, input.title, left, width - left - 72);
  if (input.pack) paintPack(pen, input.pack, left, 500);
  if (input.price) {
    pen.font = `700 40px "${font}"`;
    pen.fillStyle = ink;
    pen.fillText(input.price, left, 566);
  }
  pen.fillStyle = marker;
  pen.fillRect(0, height - 14, width, 14);
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function paintMount(pen: SKRSContext2D, picture: Image): void {
  pen.save();
  pen.shadowColor = "rgba(10,36,42,0.22)";
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 14;
  pen.fillStyle = "#ffffff";
  pen.beginPath();
  pen.roundRect(56, 50, 514, 514, 16);
  pen.fill();
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.roundRect(70, 64, 486, 486, 8);
  pen.clip();
  pen.drawImage(picture, 70, 64, 486, 486);
  pen.restore();
}

/** The bracketed slot. */
function paintSign(pen: SKRSContext2D, x: number, y: number, size: number): void {
  const stroke = size * 0.12;
  pen.strokeStyle = petrol;
  pen.lineWidth = stroke;
  pen.beginPath();
  for (const [edge, reach] of [
    [0.06, 0.22],
    [0.94, -0.22],
  ] as const) {
    pen.moveTo(x + size * (edge + reach), y + stroke / 2);
    pen.lineTo(x + size * edge + stroke / 2, y + stroke / 2);
    pen.lineTo(x + size * edge + stroke / 2, y + size - stroke / 2);
    pen.lineTo(x + size * (edge + reach), y + size - stroke / 2);
  }
  pen.stroke();
  pen.fillStyle = marker;
  pen.beginPath();
  pen.roundRect(x + size * 0.36, y + size * 0.24, size * 0.34, size * 0.52, size * 0.07);
  pen.fill();
}

function paintTitle(pen: SKRSContext2D, title: string, x: number, room: number): void {
  const sizes = [72, 62, 54, 46];
  const fitting = sizes
    .map((size) => ({ size, lines: breakLines(pen, title, size, room) }))
    .find(({ size, lines }) => lines.length * size * lineHeight <= titleRoom);
  const { size, lines } = fitting ?? { size: 40, lines: breakLines(pen, title, 40, room).slice(0, 5) };
  pen.fillStyle = ink;
  pen.font = `720 ${size}px "${font}"`;
  lines.forEach((line, index) => pen.fillText(line, x, 180 + size + index * size * lineHeight));
}

function breakLines(pen: SKRSContext2D, text: string, size: number, room: number): string[] {
  pen.font = `720 ${size}px "${font}"`;
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function paintPack(pen: SKRSContext2D, pack: NonNullable<OgImageInput["pack"]>, x: number, y: number): void {
  pen.fillStyle = packColours[pack];
  pen.beginPath();
  tracePackShape(pen, pack, x + 14, y - 9, 13);
  pen.fill();
  pen.fillStyle = muted;
  pen.font = `600 26px "${font}"`;
  pen.fillText(pack, x + 40, y);
}

/** Circle, diamond, triangle, four-point star: packs are told apart without colour. */
function tracePackShape(
  pen: SKRSContext2D,
  pack: NonNullable<OgImageInput["pack"]>,
  x: number,
  y: number,
  size: number,
): void {
  if (pack === "Starter") {
    pen.arc(x, y, size * 0.85, 0, Math.PI * 2);
    return;
  }
  const corners = pack === "Elite" ? 3 : pack === "Premium" ? 4 : 8;
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = (corner / corners) * Math.PI * 2 - Math.PI / 2;
    const reach = pack === "Enigma" && corner % 2 === 1 ? size * 0.42 : size;
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  pen.closePath();
}
