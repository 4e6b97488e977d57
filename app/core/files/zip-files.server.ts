import { strToU8, Zip, ZipPassThrough } from "fflate";
import { files } from "#app/platform/storage/files.server.ts";

/** The name is the one in the archive; two of one name are told apart by a number. */
export type ZipEntry = { name: string } & ({ storagePath: string } | { text: string });

/** Streams stored files as one archive, one file in memory at a time. Pictures are compressed already. */
export function zipFiles(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  const named = distinctNames(entries);
  let index = 0;
  let zip: Zip;
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) controller.error(error);
        else {
          controller.enqueue(chunk);
          if (isLast) controller.close();
        }
      });
    },
    async pull() {
      const entry = named[index];
      index += 1;
      if (!entry) return zip.end();
      const part = new ZipPassThrough(entry.name);
      zip.add(part);
      if ("text" in entry) part.push(strToU8(entry.text));
      else {
        const file = await files().get(entry.storagePath);
        if (file) for await (const chunk of file.body) part.push(chunk);
      }
      part.push(new Uint8Array(), true);
    },
  });
}

function distinctNames(entries: readonly ZipEntry[]): ZipEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { name } = entry;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    const at = name.lastIndexOf(".");
    return {
      ...entry,
      name: before === 0 ? name : `${name.slice(0, at)}-${before + 1}${name.slice(at)}`,
    };
  });
}

export function zipResponse(entries: readonly ZipEntry[], name: string): Response {
  return new Response(zipFiles(entries), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
