import { existsSync } from "node:fs";
import type * as z from "zod";
import { keptSecret } from "./kept-secret.server.ts";
import { settings } from "./settings.server.ts";

export type Env = z.infer<typeof settings> & {
  APP_ORIGIN: string;
  APP_SECRET: string;
  MAIL_FROM: string;
};

/** A missing or malformed setting, in one sentence that names it. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** Reads settings from any source; what is empty counts as unset. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`The setting ${issue?.path.join(".")} ${issue?.message}.`);
  }
  const { HOST, PORT, DATA_DIR, BRAND_NAME = "Smart Prompt Marketplace" } = parsed.data;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "localhost" : HOST;
  return {
    ...parsed.data,
    APP_ORIGIN: new URL(parsed.data.APP_ORIGIN ?? `http://${host}:${PORT}`).origin,
    APP_SECRET: parsed.data.APP_SECRET ?? keptSecret(DATA_DIR),
    // Quoted, so that a comma in the name does not make two senders of it.
    MAIL_FROM: parsed.data.MAIL_FROM ?? `"${BRAND_NAME.replaceAll(/["\\]/g, "")}" <noreply@localhost>`,
  };
}

// On globalThis, so that a hot reload does not parse again or lose the made secret.
const cache = globalThis as typeof globalThis & { smartPromptEnv?: Env };

/** The settings of this process. Nothing else reads `process.env`. */
export function env(): Env {
  if (!cache.smartPromptEnv) {
    if (!process.env.VITEST && existsSync(".env")) process.loadEnvFile(".env");
    cache.smartPromptEnv = parseEnv(process.env);
  }
  return cache.smartPromptEnv;
}

/** For tests that change a setting: the next `env()` reads again. */
export function forgetEnv(): void {
  delete cache.smartPromptEnv;
}
