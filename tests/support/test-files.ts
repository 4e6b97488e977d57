import { forgetEnv } from "#app/platform/env/env.server.ts";
import { testFolder } from "./test-folder.ts";

/** A data folder of this test file's own, so that what it stores can be counted. */
export function useTestFiles(): string {
  const folder = testFolder();
  process.env.DATA_DIR = folder;
  forgetEnv();
  return folder;
}
