import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "#app/platform/errors/app-error.ts";

/** The nearest `models/` above this module: the sources and the built server lie at different depths. */
function findFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, "models", "SHA256SUMS"))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error("The folder models/ with its SHA256SUMS is missing.");
    folder = parent;
  }
  return path.join(folder, "models");
}

async function expectedHash(folder: string, file: string): Promise<string | undefined> {
  const sums = await readFile(path.join(folder, "SHA256SUMS"), "utf8");
  for (const line of sums.split("\n")) {
    const [hash, name] = line.trim().split(/\s+\*?/);
    if (name === file) return hash;
  }
  return undefined;
}

/** Reads a file of `models/` and refuses it unless its SHA-256 is the one we shipped. */
export async function readModelFile(file: string, folder = findFolder()): Promise<Buffer> {
  const expected = await expectedHash(folder, file);
  if (!expected) throw new Error(`${file} is not listed in models/SHA256SUMS.`);
  const bytes = await readFile(path.join(folder, file));
  // The web crypto digest runs beside the event loop; hashing 23 MB on it would hold up every request.
  const actual = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  if (actual !== expected) {
    throw new AppError("unavailable", "A model file of this site is damaged. Please tell the site's owner.", {
      cause: new Error(`${file}: SHA-256 is ${actual}, SHA256SUMS says ${expected}.`),
    });
  }
  return bytes;
}
