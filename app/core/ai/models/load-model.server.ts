import { InferenceSession } from "onnxruntime-node";
import { readModelFile } from "./model-files.server.ts";

const files = {
  "upscale-photo": "upscale-photo-x4.onnx",
  "upscale-art": "upscale-art-x4.onnx",
  nsfw: "nsfw-mobilenet-v2.onnx",
  background: "background-u2netp.onnx",
  embedding: "embedding-minilm-l6-v2-q8.onnx",
} as const;

export type ModelName = keyof typeof files;

const sessions = new Map<ModelName, Promise<InferenceSession>>();

async function createSession(name: ModelName): Promise<InferenceSession> {
  const bytes = await readModelFile(files[name]);
  return InferenceSession.create(bytes, { executionProviders: ["cpu"], logSeverityLevel: 3 });
}

/** The network by that name: read, checked and started on first use, then one per process. */
export function loadModel(name: ModelName): Promise<InferenceSession> {
  const known = sessions.get(name);
  if (known) return known;
  const session = createSession(name);
  sessions.set(name, session);
  // A failed load is not remembered: the file may be mended while the process lives.
  session.catch(() => sessions.delete(name));
  return session;
}
