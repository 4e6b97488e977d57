import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { runProduct, type RunningProduct } from "#tests/support/run-product.ts";
import { anyPromptPath } from "./any-prompt.ts";
import { requestsPerCore } from "./load.ts";
import type { Report } from "./report.ts";
import { signIn } from "./sign-in.ts";

/** Pages per second of one core against a bare reply, scripts in kilobytes, memory at rest. */
export async function run(report: Report): Promise<void> {
  const bare = fork(new URL("./bare-server.ts", import.meta.url));
  const [port] = (await once(bare, "message")) as [number];
  const product = await runProduct({ LOG_LEVEL: "error" });
  try {
    reportMemory(report, product);
    const reference = await requestsPerCore(`http://127.0.0.1:${port}/`, bare.pid ?? 0);
    const webPid = product.webPid ?? 0;
    report({ name: "bare Hono reply", value: reference, unit: "requests/s of a core" });
    const promptPath = await anyPromptPath(product.databaseUrl);
    for (const [name, path] of [
      ["home page, anonymous", "/"],
      ["marketplace, anonymous", "/marketplace"],
      ["prompt page, anonymous", promptPath],
    ] as const) {
      const value = await requestsPerCore(product.origin + path, webPid, { "accept-encoding": "gzip" });
      report({
        name,
        value,
        unit: "requests/s of a core",
        ratio: value / reference,
        reference: "bare reply",
        bound: "at least 0.3",
      });
    }
    const cookie = await signIn(product.origin);
    for (const path of ["/marketplace", promptPath]) {
      const value = await requestsPerCore(product.origin + path, webPid, {
        cookie,
        "accept-encoding": "gzip",
      });
      const name = path === "/marketplace" ? "marketplace, signed in" : "prompt page, signed in";
      report({
        name,
        value,
        unit: "requests/s of a core",
        ratio: value / reference,
        reference: "bare reply",
        bound: "at least 250",
      });
    }
    for (const path of ["/", "/marketplace"]) await reportScripts(report, product.origin, path);
  } finally {
    bare.disconnect();
    await product.stop();
  }
}

function reportMemory(report: Report, { webPid }: RunningProduct): void {
  const file = `/proc/${webPid}/status`;
  if (!existsSync(file)) return;
  const kilobytes = Number(readFileSync(file, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]);
  report({ name: "memory of the idle web process", value: kilobytes / 1024, unit: "MB" });
}

/** What a first visit fetches: the scripts that the page names, compressed as they are sent. */
async function reportScripts(report: Report, origin: string, path: string): Promise<void> {
  const html = await (await fetch(origin + path)).text();
  // Preloaded or imported by the page itself; the list of other routes in it is not fetched.
  const named = html.matchAll(
    /(?:rel="modulepreload" href="|import(?:[^"';]*from)?\s*")(\/assets\/[\w.-]+\.js)/g,
  );
  const scripts = new Set([...named].map(([, script]) => script));
  let bytes = 0;
  for (const script of scripts) bytes += readFileSync(`build/client${script}.br`).length;
  report({ name: `scripts of ${path}`, value: bytes / 1000, unit: "kB compressed", bound: "at most 130" });
}
