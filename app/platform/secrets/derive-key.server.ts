import { hkdfSync } from "node:crypto";
import { env } from "#app/platform/env/env.server.ts";

/** A key of its own for each purpose, so that a leak of one says nothing about another. */
export function deriveKey(purpose: string, secret = env().APP_SECRET): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "smart-prompt", purpose, 32));
}
