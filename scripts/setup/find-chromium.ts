import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser for the tests: the one named, the system's, or Debian's package where we may install it. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? onThisMachine() ?? fromDebian();
  if (found && existsSync(found)) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome: install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.",
  );
}

function onThisMachine(): string | undefined {
  for (const name of names) {
    const path = spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim();
    if (path) return path;
  }
  return macPaths.find((path) => existsSync(path));
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Chromium for the browser tests …");
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "ignore" });
  return onThisMachine();
}
