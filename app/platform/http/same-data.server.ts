import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { finishPage } from "./finished-page.server.ts";
import { KeptPages } from "./kept-pages.server.ts";

const holder = globalThis as { smartPromptRenderings?: KeptPages };
const renderings = () => (holder.smartPromptRenderings ??= new KeptPages());

/**
 * A member's page, rendered once for the same address and data. A page shows what its loaders gave and
 * nothing else, so who has the same data gets the same page; who has other data never meets it.
 */
export async function renderSameDataOnce(
  request: Request,
  data: unknown,
  nonce: string,
  render: () => Promise<Response>,
): Promise<Response> {
  const key = keyOf(request, data);
  if (key === undefined) return await render();
  let own: Response | undefined;
  const page = await renderings().get(key, async () => {
    own = await render();
    return await finishPage(own, nonce);
  });
  return page ? await page.answer(request) : (own ?? (await render()));
}

/** None for data that is still on its way: promises cannot be compared. */
function keyOf(request: Request, data: unknown): string | undefined {
  try {
    return createHash("sha256").update(request.url).update(serialize(data)).digest("base64");
  } catch {
    return undefined;
  }
}
