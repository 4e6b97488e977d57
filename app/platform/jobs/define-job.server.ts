import type * as z from "zod";
import type { Log } from "#app/platform/log/log.server.ts";

/** What a running job knows about itself. */
export interface JobRun {
  id: string;
  /** 0 on the first try. */
  attempt: number;
  /** Aborted when the job takes too long or the worker stops: hand it to every outside call. */
  signal: AbortSignal;
  log: Log;
  /** Tells whoever listens to `job:<id>`. */
  report: (done: number, total: number, note?: string) => Promise<void>;
}

export interface JobDefinition<Input extends object> {
  /** Kebab-case verb-noun; the name of the queue. */
  name: string;
  input: z.ZodType<Input>;
  /** May run more than once (a killed worker, a retry): what it writes must bear that. */
  run: (input: Input, job: JobRun) => Promise<void>;
  /** Called once when all tries have failed, whatever the reason, a killed worker included. */
  onFailed?: (input: Input, job: Pick<JobRun, "id" | "log">) => Promise<void>;
  /** Further tries after the first; 3 unless told, with growing delays from `retryDelaySeconds` (5). */
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** How long one try may take; 300 unless told. */
  expireInSeconds?: number;
  /** How many run side by side in one worker; 1 unless told. */
  concurrency?: number;
  /**
   * With a `key` at enqueue: `short` keeps one waiting per key, `exclusive` one waiting or running.
   * `standard` (unless told) keeps all.
   */
  policy?: "standard" | "short" | "exclusive";
  /** Runs on its own, e.g. `{ cron: "0 3 * * *", input: {} }` (UTC). */
  schedule?: { cron: string; input: Input };
}

/** A definition whose input type is known to itself only, so that jobs of all kinds fit one list. */
export interface Job {
  readonly definition: Omit<JobDefinition<object>, "run" | "onFailed" | "input">;
  readonly hasFailureStep: boolean;
  run(data: unknown, job: JobRun): Promise<void>;
  fail(data: unknown, job: Pick<JobRun, "id" | "log">): Promise<void>;
}

export interface TypedJob<Input extends object> extends Job {
  parse(input: Input): Input;
}

export function defineJob<Input extends object>(definition: JobDefinition<Input>): TypedJob<Input> {
  const { input, run, onFailed, ...rest } = definition;
  return {
    definition: rest,
    hasFailureStep: onFailed !== undefined,
    parse: (value) => input.parse(value),
    run: async (data, job) => run(input.parse(data), job),
    fail: async (data, job) => onFailed?.(input.parse(data), job),
  };
}

export function failureQueue(name: string): string {
  return `${name}.failed`;
}
