import { onTestFinished } from "vitest";
import { forgetEnv } from "#app/platform/env/env.server.ts";

/** Changes settings for the rest of one test; `undefined` unsets. */
export function setEnv(changes: Record<string, string | undefined>): void {
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, process.env[name]]));
  apply(changes);
  onTestFinished(() => apply(before));
}

function apply(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  forgetEnv();
}
