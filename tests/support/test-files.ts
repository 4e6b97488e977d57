import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { forgetEnv } from "#app/platform/env/env.server.ts";

/** A data folder of this test file's own, so that what it stores can be counted. */
export function useTestFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), "spm-files-"));
  process.env.DATA_DIR = folder;
  forgetEnv();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
