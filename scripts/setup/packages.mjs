import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stamp = join(root, "node_modules", ".installed-lock");

/** Installs what the lock file names, unless that has been done. */
export function installPackages() {
  requireNode();
  // A linked folder belongs to whoever linked it; installing would replace it.
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing packages (once, about a minute) …");
  // `npm ci` refuses lock files in which other systems' optional binaries are not spelled out.
  const result = spawnSync(
    "npm",
    [
      "install",
      "--no-save",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    {
      cwd: root,
      encoding: "utf8",
      shell: process.platform === "win32",
      // Skipping GPU files is asked for in `.npmrc` as well, for those who install by hand; newer npm ignores it there.
      env: { ...process.env, NODE_ENV: "", ONNXRUNTIME_NODE_INSTALL: "skip" },
    },
  );
  if (result.status !== 0) {
    const reason = (result.stderr || result.error?.message || "").trim().split("\n")[0];
    fail(`The packages could not be installed: ${reason || "npm gave no reason"}`);
  }
  writeFileSync(stamp, wanted);
}

/** Runs a TypeScript file on the Node that npm installed, and becomes it as far as signals and exit go. */
export function handOver(file, environment, nodeOptions = []) {
  const bin = join(root, "node_modules", ".bin");
  const child = spawn(
    join(bin, "node"),
    ["--disable-warning=ExperimentalWarning", ...nodeOptions, join(root, file), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...environment, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    },
  );
  // The terminal sends Ctrl-C to both of us; a signal sent to us alone must be passed on.
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  process.on("SIGINT", () => undefined);
  child.on("error", (error) => fail(`The program could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
}

function requireNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) fail(`Node 20 or newer is needed; this is ${process.versions.node}.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
