import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { compressAssets } from "./compress-assets.ts";

const sources = [
  "app/**/*.{ts,tsx,css,md}",
  "server/**/*.ts",
  "public/**/*",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
const stamp = "build/.sources";

/** Builds the pages when a source file differs from the last build. */
export function buildWhenChanged(say: (line: string) => void): void {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the pages …");
  const result = spawnSync("react-router", ["build"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (result.status !== 0) throw new Error(`The build failed:\n${result.stdout}\n${result.stderr}`);
  compressAssets();
  writeFileSync(stamp, wanted);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(sources)
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile())
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
