import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder of this test file's own, removed when its tests are over. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "spm-test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
