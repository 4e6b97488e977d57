import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ModelName } from "#app/core/ai/models/load-model.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

export interface Numbers {
  data: Float32Array;
  dims: number[];
}

export type ThreadRequest = Numbers & { id: number; name: ModelName };
export type ThreadAnswer = { id: number } & (Numbers | { error: string });

interface Waiting {
  resolve: (numbers: Numbers) => void;
  reject: (error: unknown) => void;
}

/** Networks take memory while their thread lives; after a quiet minute it is given back. */
const idleMs = 60_000;
const file = "app/core/ai/builtin/inference-thread.server.ts";

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let nextId = 1;

/** The thread runs from its source: the built server lies elsewhere, so the file is looked for upwards. */
function findThreadFile(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, file))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`${file} is missing.`);
    folder = parent;
  }
  return path.join(folder, file);
}

function failAll(error: unknown): void {
  thread = undefined;
  for (const { reject } of waiting.values())
    reject(new AppError("unavailable", "The built-in engine stopped. Please try again.", { cause: error }));
  waiting.clear();
}

function startThread(): Worker {
  const started = new Worker(findThreadFile(), { execArgv: [] });
  started.on("message", (answer: ThreadAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("error" in answer)
      asker?.reject(
        new AppError("unavailable", "The built-in engine could not read this picture. Please try again.", {
          cause: new Error(answer.error),
        }),
      );
    else asker?.resolve(answer);
    if (waiting.size === 0) rest(started);
  });
  started.on("error", failAll);
  started.on("exit", (code) => {
    if (thread === started) failAll(new Error(`The inference thread ended with code ${code}.`));
  });
  return started;
}

/** A resting thread neither keeps the process alive nor its memory for long. */
function rest(resting: Worker): void {
  resting.unref();
  idle = setTimeout(() => {
    if (thread === resting) thread = undefined;
    void resting.terminate();
  }, idleMs);
  idle.unref();
}

/** Runs one network in a thread of its own: a run blocks, and neither pages nor jobs may wait for it. */
export function runModel(name: ModelName, input: Numbers, signal?: AbortSignal): Promise<Numbers> {
  signal?.throwIfAborted();
  clearTimeout(idle);
  thread ??= startThread();
  thread.ref();
  const request: ThreadRequest = { id: nextId++, name, ...input };
  const { promise, resolve, reject } = Promise.withResolvers<Numbers>();
  waiting.set(request.id, { resolve, reject });
  thread.postMessage(request, [input.data.buffer as ArrayBuffer]);
  if (!signal) return promise;
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  return promise.finally(() => signal.removeEventListener("abort", stop));
}
