import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { killTree } from "#tests/support/process-tree.ts";
import { testFolder } from "#tests/support/test-folder.ts";

const folder = testFolder();
const started = new Set<Start>();
afterAll(() => {
  for (const { child } of started) if (child.pid) killTree(child.pid);
});

interface Start {
  child: ChildProcess;
  output(): string;
  /** Resolves when a line like this was printed; fails when the program ended before. */
  says(line: RegExp): Promise<void>;
  ended: Promise<number | null>;
}

function start(settings: Record<string, string>): Start {
  let output = "";
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/run-product.ts"], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      NODE_ENV: "production",
      VITEST: "",
      DEMO: "0",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const hear of heard) hear();
    });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const says = async (line: RegExp) =>
    await new Promise<void>((done, fail) => {
      const hear = () => line.test(output) && done();
      heard.add(hear);
      hear();
      void ended.then(() => fail(new Error(`It ended with:\n${output}`)));
    });
  const one = { child, output: () => output, says, ended };
  started.add(one);
  return one;
}

const postmaster = () => join(folder, "data/postgres/cluster/postmaster.pid");

describe("issue 2 one command to run", () => {
  it("a busy port gets one clear sentence", async () => {
    const other = createServer();
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const { ended, output } = start({ PORT: String(port), DATA_DIR: join(folder, "busy") });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(`Port ${port} on 127.0.0.1 is already in use; set PORT to another one.`);
    other.close();
  });

  it("a data folder that cannot be made gets one clear sentence", async () => {
    writeFileSync(join(folder, "a-file"), "");
    for (const data of [join(folder, "a-file/data"), "/proc/data"]) {
      const { ended, output } = start({ PORT: String(await freePort()), DATA_DIR: data });
      expect(await ended).toBe(1);
      expect(output().trim()).toBe(`The data folder ${data} cannot be written; set DATA_DIR to another one.`);
    }
  });

  it("starts, refuses a second on its folder, stops cleanly, and recovers from a kill", async () => {
    const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, "data") };
    const first = start(settings);
    await first.says(/is ready at/);
    expect(first.output()).toContain("Admin sign-in (shown only now)");
    expect((await fetch(`http://127.0.0.1:${settings.PORT}/`)).status).toBe(200);

    const second = start({ ...settings, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("The product already runs on this data folder");

    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(existsSync(postmaster())).toBe(false);
    expect(existsSync(join(folder, "data/running.lock"))).toBe(false);

    const third = start(settings);
    await third.says(/is ready at/);
    expect(third.output()).not.toContain("Admin sign-in");
    // The database is left running or half dead, and the lock names a process that is gone.
    killTree(third.child.pid ?? 0);
    await third.ended;
    expect(readFileSync(join(folder, "data/running.lock"), "utf8")).toContain(String(third.child.pid));

    const fourth = start(settings);
    await fourth.says(/is ready at/);
    expect((await fetch(`http://127.0.0.1:${settings.PORT}/marketplace`)).status).toBe(200);
    fourth.child.kill("SIGINT");
    expect(await fourth.ended).toBe(0);
  });
});
