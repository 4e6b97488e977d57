import { Tokenizer } from "@huggingface/tokenizers";
import { Tensor } from "onnxruntime-node";
import { loadModel } from "./load-model.server.ts";
import { readModelFile } from "./model-files.server.ts";

// Past this the network was not trained, and titles, tags and prompts hardly reach it.
const maxTokens = 256;
const rememberedTexts = 5_000;

let tokenizer: Promise<Tokenizer> | undefined;
const remembered = new Map<string, Float32Array>();

async function createTokenizer(): Promise<Tokenizer> {
  const [vocabulary, config] = await Promise.all([
    readModelFile("embedding-tokenizer.json"),
    readModelFile("embedding-tokenizer-config.json"),
  ]);
  return new Tokenizer(JSON.parse(vocabulary.toString("utf8")), JSON.parse(config.toString("utf8")));
}

function loadTokenizer(): Promise<Tokenizer> {
  tokenizer ??= createTokenizer();
  tokenizer.catch(() => (tokenizer = undefined));
  return tokenizer;
}

function int64(values: number[]): Tensor {
  return new Tensor("int64", BigInt64Array.from(values, BigInt), [1, values.length]);
}

/** Mean of the word vectors, scaled to length 1. */
function pool(states: Float32Array, size: number): Float32Array {
  const vector = new Float32Array(size);
  for (let i = 0; i < states.length; i += 1) vector[i % size] = (vector[i % size] ?? 0) + (states[i] ?? 0);
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function shorten(ids: number[]): number[] {
  const last = ids.at(-1);
  return ids.length > maxTokens && last !== undefined ? [...ids.slice(0, maxTokens - 1), last] : ids;
}

async function embedOne(text: string): Promise<Float32Array> {
  const known = remembered.get(text);
  if (known) return known;
  const [session, words] = await Promise.all([loadModel("embedding"), loadTokenizer()]);
  const ids = shorten(words.encode(text).ids);
  const output = await session.run({
    input_ids: int64(ids),
    attention_mask: int64(ids.map(() => 1)),
    token_type_ids: int64(ids.map(() => 0)),
  });
  const states = output["last_hidden_state"];
  if (!(states?.data instanceof Float32Array)) {
    throw new Error("The embedding network returned no last_hidden_state.");
  }
  const vector = pool(states.data, states.dims.at(-1) ?? 384);
  if (remembered.size >= rememberedTexts) remembered.clear();
  remembered.set(text, vector);
  return vector;
}

/** One vector of length 1 per text: texts that mean the same point the same way. */
export async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push(await embedOne(text));
  return vectors;
}

/** Cosine of two vectors made by `embed`: 1 is the same meaning, 0 is unrelated. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
