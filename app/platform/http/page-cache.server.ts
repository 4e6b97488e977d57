import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Db } from "#app/platform/db/db.server.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { subscribe } from "#app/platform/events/subscribe.server.ts";
import { type KeptPage, KeptPages } from "./kept-pages.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const channel = "pages";
const keptHeaders = ["content-type", "content-language", "link"];

const holder = globalThis as { smartPromptPages?: KeptPages };
const pages = () => (holder.smartPromptPages ??= new KeptPages());

/** Call in the transaction that changes what visitors see: every server drops its pages on commit. */
export async function dropPages(db: Db): Promise<void> {
  await publish(db, channel, { type: "drop" });
}

/** Starts to hear about changes; until then nothing is kept. */
export async function startPageCache(): Promise<void> {
  const drop = () => pages().drop();
  await subscribe(channel, { onEvent: drop, onGap: drop });
  pages().isOpen = true;
}

/**
 * The finished page of an anonymous visitor, rendered at most once per change. The caller makes sure
 * that the request carries no session; `variant` names what else the page depends on (the theme).
 */
export async function anonymousPage(
  request: Request,
  variant: string,
  nonce: string,
  render: () => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!pages().isOpen || !["GET", "HEAD"].includes(request.method)) return withHeaders(await render(), nonce);
  let own: Response | undefined;
  const page = await pages().get(`${variant} ${pathname}${search}`, async () => {
    own = await render();
    return keepable(own, nonce);
  });
  if (page) return answer(request, page);
  return withHeaders(own ?? (await render()), nonce);
}

function withHeaders(response: Response, nonce: string): Response {
  for (const [name, value] of Object.entries(securityHeaders(nonce))) response.headers.set(name, value);
  return response;
}

/** Takes the nonce out and allows the scripts that carried it by their hashes: the page is then constant. */
async function keepable(response: Response, nonce: string): Promise<KeptPage | undefined> {
  const { headers, status } = response;
  const isHtml = headers.get("content-type")?.startsWith("text/html");
  const isPersonal = headers.has("set-cookie") || /no-store|private/.test(headers.get("cache-control") ?? "");
  if (status !== 200 || !isHtml || isPersonal) return undefined;
  const html = await response.clone().text();
  const scripts = html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g);
  const own = [...scripts].filter(([, attributes, code]) => code && attributes?.includes(`nonce="${nonce}"`));
  const hashes = new Set(own.map(([, , code = ""]) => `sha256-${sha256(code)}`));
  const body = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ""));
  return {
    headers: {
      ...securityHeaders("", [...hashes]),
      ...Object.fromEntries(
        keptHeaders.flatMap((name) => [[name, headers.get(name) ?? ""]]).filter(([, value]) => value),
      ),
      "cache-control": "private, no-cache",
      vary: "accept-encoding, cookie",
    },
    etag: `W/"${sha256(body.toString()).slice(0, 22)}"`,
    body,
    brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(body),
  };
}

function answer(request: Request, page: KeptPage): Response {
  const headers = { ...page.headers, etag: page.etag };
  if (request.headers.get("if-none-match")?.includes(page.etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const body = encoding === "br" ? page.brotli : encoding === "gzip" ? page.gzip : page.body;
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    headers: {
      ...headers,
      "content-length": String(body.length),
      ...(encoding ? { "content-encoding": encoding } : {}),
    },
  });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
