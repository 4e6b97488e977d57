import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { securityHeaders } from "./security-headers.server.ts";

export type Encoding = "br" | "gzip" | "identity";

export interface Packed {
  body: Buffer;
  headers: Record<string, string>;
  /** The same headers as Node's server takes them fastest. */
  rawHeaders: string[];
}

const keptHeaders = ["content-type", "content-language", "link"];
const packers: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: (body) => Promise.resolve(body),
};

/** A whole page that can be sent any number of times: constant, and packed once for each encoding. */
export class FinishedPage {
  readonly etag: string;
  readonly #headers: Record<string, string>;
  readonly #body: Buffer;
  readonly #packed = new Map<Encoding, Packed>();
  readonly #packing = new Map<Encoding, Promise<Packed>>();

  constructor(body: Buffer, headers: Record<string, string>) {
    this.#body = body;
    this.etag = `W/"${sha256(body).slice(0, 22)}"`;
    this.#headers = { ...headers, etag: this.etag };
  }

  /** About what it takes in memory once it was packed both ways. */
  get size(): number {
    return Math.ceil(this.#body.length * 1.3);
  }

  /** For who cannot wait: only what has been packed before. */
  packed(encoding: Encoding): Packed | undefined {
    return this.#packed.get(encoding);
  }

  async pack(encoding: Encoding): Promise<Packed> {
    const packing = this.#packing.get(encoding) ?? this.#pack(encoding);
    this.#packing.set(encoding, packing);
    return await packing;
  }

  async #pack(encoding: Encoding): Promise<Packed> {
    const body = await packers[encoding](this.#body);
    const headers = {
      ...this.#headers,
      "content-length": String(body.length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    const packed = { body, headers, rawHeaders: Object.entries(headers).flat() };
    this.#packed.set(encoding, packed);
    return packed;
  }

  async answer(request: Request): Promise<Response> {
    if (request.headers.get("if-none-match")?.includes(this.etag))
      return new Response(null, { status: 304, headers: this.#headers });
    const { body, headers } = await this.pack(acceptedEncoding(request.headers.get("accept-encoding")));
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
  }
}

export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return "identity";
  return /\bbr\b/.test(header) ? "br" : /\bgzip\b/.test(header) ? "gzip" : "identity";
}

/** Takes the nonce out and allows the scripts that carried it by their hashes: the page is then constant. */
export async function finishPage(response: Response, nonce: string): Promise<FinishedPage | undefined> {
  const { headers, status } = response;
  const isHtml = headers.get("content-type")?.startsWith("text/html");
  const isPersonal = headers.has("set-cookie") || /no-store|private/.test(headers.get("cache-control") ?? "");
  if (status !== 200 || !isHtml || isPersonal) return undefined;
  const html = await response.clone().text();
  const scripts = html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g);
  const own = [...scripts].filter(([, attributes, code]) => code && attributes?.includes(`nonce="${nonce}"`));
  const hashes = new Set(own.map(([, , code = ""]) => `sha256-${sha256(code)}`));
  return new FinishedPage(Buffer.from(html.replaceAll(` nonce="${nonce}"`, "")), {
    ...securityHeaders("", [...hashes]),
    ...Object.fromEntries(
      keptHeaders.flatMap((name) => [[name, headers.get(name) ?? ""]]).filter(([, value]) => value),
    ),
    "cache-control": "private, no-cache",
    vary: "accept-encoding, cookie",
  });
}

function sha256(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("base64");
}
