import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";

// From the home page along every link and picture of the site: nothing leads nowhere.

const origin = process.env.SITE_ORIGIN ?? "";
const mostPages = 220;
/** Filters and sorts make endless addresses of one page; a few of each stand for the rest. */
const mostQueriesEach = 3;
/** Pages that ask to sign in, or say that one may not, are where the link meant to lead. */
const isFine = (status: number) => status < 400 || status === 401 || status === 403;

/**
 * Zips and exports are large and have tests of their own; a form's target may not take a visit; the card that
 * shows an upload before it exists is inert.
 */
const isLeftOut = (page: string) => /sign-out|\/zip|\/export|\/take$|\.csv$|^\/prompt\/preview$/.test(page);

/** What is the same for everybody is fetched for the first of them. */
const fetched = new Set<string>();
const isSameForAll = (path: string) => /^\/(assets|pictures)\//.test(path);

function linksIn(html: string, from: string): string[] {
  const written = [...html.matchAll(/\s(?:href|src|action)="([^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  );
  const sets = [...html.matchAll(/\ssrcSet="([^"]+)"/gi)].flatMap(([, set = ""]) =>
    set.split(",").map((part) => part.trim().split(" ")[0] ?? ""),
  );
  return [...written, ...sets].flatMap((link) => {
    const url = URL.parse(link, origin + from);
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
}

async function crawl(context: APIRequestContext, start: string) {
  const waiting = [{ path: start, from: "the beginning" }];
  const known = new Set([start]);
  const queries = new Map<string, number>();
  const broken: string[] = [];
  let visited = 0;
  for (let next = waiting.shift(); next && visited < mostPages * 4; next = waiting.shift()) {
    visited += 1;
    const response = await context.get(origin + next.path, { maxRedirects: 3 });
    if (isSameForAll(next.path)) fetched.add(next.path);
    if (!isFine(response.status()))
      broken.push(`${next.path} answers ${response.status()}, linked on ${next.from}`);
    if (!response.headers()["content-type"]?.includes("text/html") || known.size > mostPages * 6) continue;
    for (const path of linksIn(await response.text(), next.path)) {
      const [page = ""] = path.split("?");
      if (known.has(path) || isLeftOut(page) || fetched.has(path)) continue;
      // What an admin sees elsewhere the other two have seen.
      if (start === "/admin" && !/^\/(admin|assets|pictures|files)\b/.test(page)) continue;
      const count = queries.get(page) ?? 0;
      if (count >= mostQueriesEach) continue;
      queries.set(page, count + 1);
      known.add(path);
      waiting.push({ path, from: next.path });
    }
  }
  return { broken, visited };
}

const people = [
  { who: "a visitor", start: "/", least: 100, open: async () => await newContext({}) },
  {
    who: "a member",
    start: "/",
    least: 100,
    open: async () => {
      const context = await newContext({});
      const form = { email: `${randomUUID()}@example.com`, password: "a-good-password" };
      await context.post(`${origin}/account/sign-up`, { form });
      return context;
    },
  },
  {
    who: "an admin",
    start: "/admin",
    least: 20,
    open: async () => await newContext({ cookie: process.env.SITE_ADMIN_COOKIE ?? "" }),
  },
];

async function newContext(headers: Record<string, string>): Promise<APIRequestContext> {
  return await requests.newContext({ extraHTTPHeaders: { origin, ...headers } });
}

for (const { who, start, least, open } of people)
  test(`core §2 ${who} who follows every link and picture from ${start} never ends nowhere`, async () => {
    test.setTimeout(200_000);
    const context = await open();
    const { broken, visited } = await crawl(context, start);
    await context.dispose();
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(least);
  });
