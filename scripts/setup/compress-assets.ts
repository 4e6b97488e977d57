import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Compresses the built scripts and styles once, as well as it can be done, instead of at every request. */
export function compressAssets(): void {
  for (const file of globSync("build/client/assets/*.{js,css,svg}")) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
