import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#app/platform/secrets/derive-key.server.ts";

const validForSeconds = 600;

export function isPublicFile(path: string): boolean {
  return path.startsWith("public/");
}

/** The address at which a browser gets a file: plain for public ones, signed and short-lived for the rest. */
export function fileAddress(path: string, now = Date.now()): string {
  return isPublicFile(path) ? `/files/${path}` : signedAddress(path, validForSeconds, now);
}

/**
 * Valid for at least `seconds`. The end is rounded up, so that the same file keeps one address for a
 * while and browsers can cache it.
 */
export function signedAddress(path: string, seconds = validForSeconds, now = Date.now()): string {
  const expires = (Math.ceil(now / 1000 / seconds) + 1) * seconds;
  return `/files/${path}?expires=${expires}&signature=${sign(path, expires)}`;
}

export function verifySignedAddress(
  path: string,
  expires: string | null,
  signature: string | null,
  now = Date.now(),
): boolean {
  if (!expires || !signature || !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now) return false;
  const given = Buffer.from(signature);
  const wanted = Buffer.from(sign(path, Number(expires)));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function sign(path: string, expires: number): string {
  return createHmac("sha256", deriveKey("file-address")).update(`${expires}:${path}`).digest("base64url");
}
