import type { Db } from "#app/platform/db/db.server.ts";
import { dropKeptReads, expectChange, openKeptReads } from "#app/platform/db/kept-reads.server.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { subscribe } from "#app/platform/events/subscribe.server.ts";
import { type FinishedPage, finishPage } from "./finished-page.server.ts";
import { KeptPages } from "./kept-pages.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

const channel = "pages";

const holder = globalThis as { smartPromptPages?: KeptPages };
const pages = () => (holder.smartPromptPages ??= new KeptPages());

/** Call in the transaction that changes what visitors see: every server drops its pages on commit. */
export async function dropPages(db: Db): Promise<void> {
  expectChange();
  await publish(db, channel, { type: "drop" });
}

/** Starts to hear about changes; until then nothing is kept. */
export async function startPageCache(): Promise<void> {
  const drop = () => {
    dropKeptReads();
    pages().drop();
  };
  await subscribe(channel, { onEvent: drop, onGap: drop });
  pages().isOpen = true;
  openKeptReads();
}

const keyOf = (variant: string, address: string) => `${variant} ${address}`;

/** The kept page of an address, where there is one; for the door that answers before anything else runs. */
export function findKeptPage(variant: string, address: string): FinishedPage | undefined {
  return pages().find(keyOf(variant, address));
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
  const page = await pages().get(keyOf(variant, pathname + search), async () => {
    own = await render();
    return await finishPage(own, nonce);
  });
  if (page) return await page.answer(request);
  return withHeaders(own ?? (await render()), nonce);
}

function withHeaders(response: Response, nonce: string): Response {
  for (const [name, value] of Object.entries(securityHeaders(nonce))) response.headers.set(name, value);
  return response;
}
