import { createHash } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Demo records keep their id from one installation to the next, so that links in texts and tests stay good. */
export function demoRecordId(key: string): string {
  const digest = createHash("sha256").update(`record:${key}`).digest();
  return `rec${[...digest.subarray(0, 14)].map((byte) => alphabet[byte % alphabet.length]).join("")}`;
}
