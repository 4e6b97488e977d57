import type { IncomingHttpHeaders } from "node:http";
import { createCanvas } from "@napi-rs/canvas";

export interface FakeRequest {
  provider: string;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** JSON, a picture, or server-sent events as they go over the wire. */
export interface FakeAnswer {
  json?: unknown;
  bytes?: Buffer;
  events?: string[];
}

export const fakePrompt = ["A red fox", " in deep snow,", " soft dawn light,", " 85mm lens"];
export const fakeText = fakePrompt.join("");

export const fakePicture: Buffer = (() => {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext("2d");
  context.fillStyle = "#c45522";
  context.fillRect(0, 0, 64, 64);
  return canvas.toBuffer("image/png");
})();

export function serverEvent(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ""}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
}
