import { type ChildProcess, spawn } from "node:child_process";

const restartDelayMs = 1000;
const patienceMs = 15_000;

export interface Supervised {
  stop(): Promise<void>;
}

/** Keeps one process of the product alive until told to stop. It ends by itself when we are killed. */
export function supervise(
  name: string,
  file: string,
  environment: NodeJS.ProcessEnv,
  onReady: () => void,
): Supervised {
  let isStopping = false;
  let child = launch();

  function launch(): ChildProcess {
    const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file], {
      env: environment,
      // The channel tells the child when this process has gone, however it went.
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: true,
    });
    started.on("message", (message) => message === "ready" && onReady());
    started.on("exit", (code, signal) => {
      if (isStopping) return;
      console.error(`The ${name} process ended (${signal ?? code}); starting it again.`);
      setTimeout(() => {
        if (!isStopping) child = launch();
      }, restartDelayMs);
    });
    return started;
  }

  return {
    stop: () =>
      new Promise((done) => {
        isStopping = true;
        if (child.exitCode !== null || child.signalCode !== null) return done();
        const impatience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
        child.once("exit", () => {
          clearTimeout(impatience);
          done();
        });
        child.kill("SIGTERM");
      }),
  };
}
