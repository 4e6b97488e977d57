import { parentPort } from "node:worker_threads";
import { Tensor } from "onnxruntime-node";
import { loadModel } from "#app/core/ai/models/load-model.server.ts";
import type { ThreadAnswer, ThreadRequest } from "./run-model.server.ts";

async function answer({ id, name, data, dims }: ThreadRequest): Promise<ThreadAnswer> {
  try {
    const session = await loadModel(name);
    const [input = "input"] = session.inputNames;
    const [output = "output"] = session.outputNames;
    const result = await session.run({ [input]: new Tensor("float32", data, dims) }, [output]);
    const found = result[output];
    if (!(found?.data instanceof Float32Array)) throw new Error(`${name} gave no numbers.`);
    return { id, data: found.data, dims: [...found.dims] };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

// One at a time: the runtime already spreads a single run over the cores.
let last: Promise<void> = Promise.resolve();

parentPort?.on("message", (request: ThreadRequest) => {
  last = last.then(async () => {
    const found = await answer(request);
    parentPort?.postMessage(found, "data" in found ? [found.data.buffer as ArrayBuffer] : []);
  });
});
