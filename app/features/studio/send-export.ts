import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { noAnswer, postStudio, readRefusal } from "./call-studio.ts";
import type { ExportInput } from "./schema.ts";

type Outcome = { ok: true; message: string } | Refusal;

/** Asks for the export; a file is handed to the browser as a download. */
export async function sendExport(wish: Omit<ExportInput, "price"> & { price: string }): Promise<Outcome> {
  const response = await postStudio("/design-workflow/export", { data: JSON.stringify(wish) });
  if (!response) return noAnswer;
  if (!response.ok) return await readRefusal(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  if (!name) {
    const { message }: { message: string } = await response.json();
    return { ok: true, message };
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return { ok: true, message: `${name} is in your downloads.` };
}
