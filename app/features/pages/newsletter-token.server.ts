import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deriveKey } from "#app/platform/secrets/derive-key.server.ts";
import type { NewsletterStep } from "./schema.ts";

/** Names one subscriber for one purpose. Signed rather than stored, so that every issue can carry its own. */
export function newsletterToken(step: NewsletterStep, subscriberId: string): string {
  return `${subscriberId}.${sign(step, subscriberId).toString("base64url")}`;
}

export function readNewsletterToken(step: NewsletterStep, token: string): string {
  const [subscriberId = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = sign(step, subscriberId);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError("not_found", "This link is not valid. It may have been cut off by your mail program.");
  return subscriberId;
}

function sign(step: NewsletterStep, subscriberId: string): Buffer {
  return createHmac("sha256", deriveKey(`newsletter:${step}`))
    .update(subscriberId)
    .digest();
}
