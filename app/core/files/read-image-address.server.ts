import { AppError } from "#app/platform/errors/app-error.ts";
import { env } from "#app/platform/env/env.server.ts";
import { safeFetch } from "#app/platform/http/safe-fetch.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { isPublicFile, verifySignedAddress } from "#app/platform/storage/signed-address.server.ts";
import { readStream } from "./read-stream.server.ts";

const mostBytes = 20 * 1024 * 1024;

/** The bytes behind what a caller gave for a picture: a data URL, a file of this site, or a public address. */
export async function readImageAddress(address: string, signal?: AbortSignal): Promise<Uint8Array> {
  const text = address.trim();
  if (text === "") throw refusal("Please give an image.");
  if (text.startsWith("data:")) return readDataUrl(text);
  const own = ownFilePath(text);
  if (own) return await readOwnFile(own);
  const { status, body } = await safeFetch(text, { maxBytes: mostBytes, ...(signal ? { signal } : {}) });
  if (status !== 200) throw new AppError("upstream", `The image's address answered ${status}.`);
  return body;
}

/** Only the head is looked at: what the rest is, its bytes say, and a pattern over megabytes would block. */
function readDataUrl(text: string): Uint8Array {
  const comma = text.indexOf(",");
  if (comma < 0 || comma > 100 || !text.slice(0, comma).endsWith(";base64"))
    throw refusal("The image must be a base64 data URL.");
  return Buffer.from(text.slice(comma + 1), "base64");
}

function ownFilePath(text: string): URL | undefined {
  const origin = env().APP_ORIGIN;
  const url = URL.parse(text, origin);
  return url?.origin === new URL(origin).origin && url.pathname.startsWith("/files/") ? url : undefined;
}

/** The signature proves that the caller was shown this file. */
async function readOwnFile(url: URL): Promise<Uint8Array> {
  const path = url.pathname.slice("/files/".length);
  const { searchParams } = url;
  const mayRead =
    isPublicFile(path) ||
    verifySignedAddress(path, searchParams.get("expires"), searchParams.get("signature"));
  const file = mayRead ? await files().get(path) : undefined;
  if (!file) throw new AppError("not_found", "The image's address has run out. Please open the image again.");
  return await readStream(file.body);
}

function refusal(sentence: string): AppError {
  return new AppError("validation", sentence, { fields: { image: sentence } });
}
