import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { embed, similarity } from "./embed-text.server.ts";
import { loadModel, type ModelName } from "./load-model.server.ts";
import { readModelFile } from "./model-files.server.ts";

describe("model files", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "models-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function ship(bytes: string, hashedBytes = bytes) {
    const hash = createHash("sha256").update(hashedBytes).digest("hex");
    await writeFile(path.join(folder, "net.onnx"), bytes);
    await writeFile(path.join(folder, "SHA256SUMS"), `${hash}  net.onnx\n`);
  }

  it("D21 a model file is read when its hash is the one that was shipped", async () => {
    await ship("weights");
    expect((await readModelFile("net.onnx", folder)).toString()).toBe("weights");
  });

  it("D21 a model file that was altered is refused with a sentence for the user", async () => {
    await ship("tampered", "weights");
    await expect(readModelFile("net.onnx", folder)).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("damaged"),
    });
  });

  it("D21 a file that SHA256SUMS does not name is refused", async () => {
    await ship("weights");
    await writeFile(path.join(folder, "other.onnx"), "weights");
    await expect(readModelFile("other.onnx", folder)).rejects.toThrow("other.onnx is not listed");
  });
});

describe("networks", () => {
  it.each<[ModelName, string]>([
    ["upscale-photo", "input"],
    ["upscale-art", "input"],
    ["nsfw", "input"],
    ["embedding", "input_ids"],
  ])("D21 the %s network starts offline with its documented input", async (name, input) => {
    expect((await loadModel(name)).inputNames).toContain(input);
  });

  it("D21 the background network takes one picture", async () => {
    expect((await loadModel("background")).inputNames).toHaveLength(1);
  });

  it("D21 a network is started once per process", async () => {
    expect(await loadModel("nsfw")).toBe(await loadModel("nsfw"));
  });
});

describe("embedding", () => {
  it("issue 4 §3 sentences of one meaning are nearer than sentences that share a word", async () => {
    const [bank, loan, shore] = await embed([
      "the bank refused my mortgage",
      "a lender turned down the home loan",
      "we sat on the river bank and fished",
    ]);
    expect(similarity(bank!, loan!)).toBeGreaterThan(similarity(bank!, shore!) + 0.1);
  });

  it("issue 4 §3 vectors have length 1, also for no text, emoji and a very long text", async () => {
    for (const vector of await embed(["", "🎨🦊", "lorem ipsum ".repeat(3000)])) {
      expect(vector).toHaveLength(384);
      expect(similarity(vector, vector)).toBeCloseTo(1, 4);
    }
  });
});
