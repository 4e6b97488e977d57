import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.server.ts";

const version = "v1";

/**
 * AES-256-GCM. `context` binds the text to its place (e.g. `provider-key:openai`): what is copied to
 * another row does not decrypt there.
 */
export function encrypt(plain: string, context: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey("at-rest"), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return [version, ...parts].join(".");
}

/** Throws when the text was altered, belongs to another context or was sealed under another APP_SECRET. */
export function decrypt(sealed: string, context: string): string {
  const [found, nonce, tag, body] = sealed.split(".");
  if (found !== version || !nonce || !tag || body === undefined) throw new Error("Not an encrypted value.");
  const decipher = createDecipheriv("aes-256-gcm", deriveKey("at-rest"), Buffer.from(nonce, "base64url"), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(Buffer.from(tag, "base64url"));
  return decipher.update(Buffer.from(body, "base64url"), undefined, "utf8") + decipher.final("utf8");
}
