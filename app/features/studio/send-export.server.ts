import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";
import { safeFetch } from "#app/platform/http/safe-fetch.server.ts";
import { describedWithNote, type ExportDocument } from "./export-document.ts";

const goHighLevelAddress = "https://services.leadconnectorhq.com";
/** The version that the API wants named with every call. */
const goHighLevelVersion = "2021-07-28";

/** Posts the export to the hook that the seller gave; addresses inside the network are refused. */
export async function sendToHook(
  hookUrl: string,
  document: ExportDocument,
  pictureUrls: readonly string[],
): Promise<void> {
  const { status } = await safeFetch(hookUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...document, pictureUrls }),
    maxBytes: 1024 * 1024,
  });
  if (status < 200 || status >= 300) throw new AppError("upstream", `The hook answered ${status}.`);
}

interface GoHighLevelAccess {
  apiKey: string;
  locationId: string;
}

/** Creates a product with the seller's own key, which is used once and kept nowhere. */
export async function sendToGoHighLevel(
  { apiKey, locationId }: GoHighLevelAccess,
  document: ExportDocument,
  pictureUrls: readonly string[],
): Promise<void> {
  const base = (env().GOHIGHLEVEL_BASE_URL ?? goHighLevelAddress).replace(/\/+$/, "");
  const [image] = pictureUrls;
  const response = await fetchService("GoHighLevel", `${base}/products/`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${apiKey}`,
      version: goHighLevelVersion,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      name: document.listing.title,
      productType: "PHYSICAL",
      description: describedWithNote(document),
      availableInStore: false,
      ...(locationId ? { locationId } : {}),
      ...(image ? { image } : {}),
      seo: { title: document.listing.title, description: document.listing.tags.join(", ") },
    }),
  });
  if (response.ok) return;
  if (response.status === 401 || response.status === 403)
    throw new AppError("upstream", "GoHighLevel does not accept this API key.");
  throw new AppError("upstream", `GoHighLevel answered ${response.status}.`);
}
