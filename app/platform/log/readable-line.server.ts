const colour: Record<string, string> = { fatal: "35", error: "31", warn: "33", info: "32", debug: "36" };

interface Line {
  time: string;
  level: string;
  msg?: string;
  err?: { stack?: string };
}

/** One JSON line of the log as a person reads it in a terminal. */
export function readableLine(line: string): string {
  const { time, level, msg, err, ...rest }: Line = JSON.parse(line);
  const name = `\u001B[${colour[level] ?? "90"}m${level.padEnd(5)}\u001B[39m`;
  const fields = Object.entries(rest).map(([key, value]) => `${key}=${shown(value)}`);
  const parts = [time.slice(11, 23), name, msg ?? "", ...fields].filter((part) => part !== "");
  return `${parts.join(" ")}\n${err?.stack ? `${err.stack}\n` : ""}`;
}

function shown(value: unknown): string {
  return typeof value === "string" && !/\s/.test(value) ? value : JSON.stringify(value);
}
