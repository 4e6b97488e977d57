import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { AppError } from "#app/platform/errors/app-error.ts";
import { lookupPublic, requirePublicUrl } from "./public-address.server.ts";

export interface SafeFetchOptions {
  method?: "GET" | "HEAD" | "POST";
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Of the answer, unpacked; 10 MB unless told. */
  maxBytes?: number;
  /** For everything together; 15 seconds unless told. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface SafeResponse {
  /** Where the answer came from, after redirects. */
  url: string;
  status: number;
  headers: Headers;
  body: Uint8Array;
}

const mostRedirects = 3;

/** Fetches an address that a user gave: public hosts only, within limits of time and size. */
export async function safeFetch(address: string, options: SafeFetchOptions = {}): Promise<SafeResponse> {
  const { timeoutMs = 15_000, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return await follow(requirePublicUrl(address), options, either);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isLate = timeout.aborted;
    throw new AppError(
      "upstream",
      isLate ? "The address did not answer in time." : "The address did not answer.",
      {
        cause: error,
      },
    );
  }
}

async function follow(start: URL, options: SafeFetchOptions, signal: AbortSignal): Promise<SafeResponse> {
  let url = start;
  let { method = "GET", body, headers = {} } = options;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await send(url, { method, headers, body }, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined) {
      return {
        url: url.href,
        status,
        headers: headersOf(response),
        body: await read(response, options.maxBytes),
      };
    }
    response.destroy();
    const next = requirePublicUrl(location, url);
    if (next.origin !== url.origin) headers = withoutSecrets(headers);
    if (status < 307 && method !== "HEAD") [method, body] = ["GET", undefined];
    url = next;
  }
  throw new AppError("upstream", "The address redirects too often.");
}

function send(
  url: URL,
  {
    method,
    headers,
    body,
  }: Required<Pick<SafeFetchOptions, "method" | "headers">> & Pick<SafeFetchOptions, "body">,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      // A kept connection could lead to a host that was checked for someone else: open a fresh one.
      {
        method,
        signal,
        agent: false,
        lookup: lookupPublic,
        headers: { "accept-encoding": "gzip, br", ...headers },
      },
      (response) => resolve(response.on("error", reject)),
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

async function read(response: IncomingMessage, maxBytes = 10 * 1024 * 1024): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) {
      response.destroy();
      throw new AppError("too_large", "What the address sent is too large.");
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function unpacked(response: IncomingMessage): Readable {
  const unpack = { gzip: createGunzip, br: createBrotliDecompress }[
    response.headers["content-encoding"] ?? ""
  ];
  if (!unpack) return response;
  const plain = unpack();
  response.on("error", (error) => plain.destroy(error)).pipe(plain);
  return plain;
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(authorization|cookie|.*(key|token).*)$/i.test(name)),
  );
}
