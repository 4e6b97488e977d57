import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { drawPicture, type Scene } from "#app/core/ai/drawing/draw-picture.server.ts";
import { hashText } from "#app/core/ai/drawing/random.ts";
import { sceneFromWords } from "#app/core/ai/drawing/scene-from-words.ts";
import { fittingPalettes } from "#app/core/ai/drawing/scene-colours.ts";
import { seedRecords } from "#db/seed/records.ts";
import type { SeedPicture, SeedVariant } from "#db/seed/seed-types.ts";
import { storeItems } from "#db/seed/store-items.ts";

// Draws the picture of every demo record and store item into db/seed/art: `node scripts/draw-demo-art.ts`.
// Pictures whose scene is unchanged are left alone; after a change to the renderer, add `--all`.

const folder = "db/seed/art";
const manifestFile = `${folder}/manifest.json`;
const limitBytes = 15 * 1024 * 1024;
const size = { width: 768, height: 768 };
const encoding = { format: "webp", quality: 72, effort: 5 } as const;

function readManifest(): Record<string, string> {
  return existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, string>)
    : {};
}

function sceneOf(key: string, picture: SeedPicture, seedFromRecord?: number): Scene {
  const seed = picture.seed ?? seedFromRecord ?? hashText(key);
  const palettes = fittingPalettes[picture.family];
  return { ...picture, seed, palette: picture.palette ?? palettes[seed % palettes.length] ?? "meadow" };
}

/** A variant of a portrait says in its label who is shown: "fair skin, copper hair". */
function variantPicture({ label, ...picture }: SeedVariant): SeedPicture {
  return picture.family === "portrait"
    ? { ...picture, subject: `${picture.subject ?? ""} ${label}` }
    : picture;
}

function scenes(): Map<string, Scene> {
  const all = new Map<string, Scene>();
  for (const { key, picture, variants, fields } of seedRecords) {
    const seed = picture?.seed ?? hashText(key);
    all.set(key, picture ? sceneOf(key, picture) : sceneFromWords(fields["Full Prompt"], { seed }));
    variants?.forEach((variant, index) =>
      all.set(`${key}-${index + 1}`, sceneOf(key, variantPicture(variant), seed)),
    );
  }
  for (const { key, picture } of storeItems) all.set(key, sceneOf(key, picture));
  return all;
}

mkdirSync(folder, { recursive: true });
const before = readManifest();
const after: Record<string, string> = {};
const isAll = process.argv.includes("--all");
const wanted = scenes();
let drawn = 0;
for (const [key, scene] of wanted) {
  const file = `${folder}/${key}.webp`;
  const stamp = createHash("sha256")
    .update(JSON.stringify([scene, size, encoding]))
    .digest("hex")
    .slice(0, 16);
  after[key] = stamp;
  if (!isAll && before[key] === stamp && existsSync(file)) continue;
  writeFileSync(file, await drawPicture({ ...scene, ...size }, encoding));
  drawn += 1;
}

const gone = readdirSync(folder).filter(
  (file) => file.endsWith(".webp") && !wanted.has(file.slice(0, -".webp".length)),
);
for (const file of gone) rmSync(`${folder}/${file}`);
writeFileSync(manifestFile, `${JSON.stringify(after, null, 2)}\n`);

const bytes = [...wanted.keys()].reduce((sum, key) => sum + statSync(`${folder}/${key}.webp`).size, 0);
console.log(
  `${wanted.size} pictures, ${drawn} drawn, ${gone.length} removed, ${(bytes / 1024 / 1024).toFixed(1)} MB`,
);
if (bytes > limitBytes) {
  console.error("The demo pictures must stay under 15 MB: lower the quality.");
  process.exitCode = 1;
}
