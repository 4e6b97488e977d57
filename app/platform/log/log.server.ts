import { randomUUID } from "node:crypto";
import pino from "pino";
import { env } from "#app/platform/env/env.server.ts";
import { redactFields, scrubLine } from "./redact.server.ts";
import { readableLine } from "./readable-line.server.ts";

export type Log = pino.Logger;

export function createLog(level: string, destination: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // The formatter has made plain objects of errors by the time serializers run.
      serializers: { err: (value: unknown) => value },
      formatters: { level: (label) => ({ level: label }), log: (fields) => redactFields(fields) },
      hooks: { streamWrite: scrubLine },
    },
    destination,
  );
}

const cache = globalThis as typeof globalThis & { smartPromptLog?: Log };

/** The log of this process: JSON lines, or readable ones on a developer's terminal. */
export function log(): Log {
  const { LOG_LEVEL, NODE_ENV } = env();
  const readable = process.stdout.isTTY && NODE_ENV !== "production";
  cache.smartPromptLog ??= createLog(
    LOG_LEVEL,
    readable
      ? { write: (line) => void process.stdout.write(readableLine(line)) }
      : pino.destination({ sync: true }),
  );
  return cache.smartPromptLog;
}

/** Keeps the id a proxy gave the request when it is harmless, else makes one. */
export function requestIdFrom(header: string | null | undefined): string {
  return header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
