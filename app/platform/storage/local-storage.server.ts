import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, type Stats } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "#app/platform/errors/app-error.ts";
import { contentTypeOf, isFilePath, requireFilePath } from "./file-path.ts";
import { type FileBody, type FileStat, listDefaults, type Storage } from "./storage.ts";

/** Files in a folder of this machine. */
export function localStorage(folder: string): Storage {
  const root = resolve(folder);
  // Beside the files, on the same disk, so that the rename into place is atomic.
  const drafts = join(root, ".drafts");
  const place = (path: string) => join(root, requireFilePath(path));

  async function settle(path: string, write: (draft: string) => Promise<void>): Promise<FileStat> {
    const target = place(path);
    const draft = join(drafts, randomUUID());
    await mkdir(drafts, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    try {
      await write(draft);
      await flush(draft);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return describe(path, await stat(target));
  }

  async function look(path: string): Promise<FileStat | undefined> {
    if (!isFilePath(path)) return undefined;
    const found = await stat(place(path)).catch(ifMissing);
    return found?.isFile() ? describe(path, found) : undefined;
  }

  return {
    put: (path, body) => settle(path, (draft) => pipeline(readable(body), createWriteStream(draft))),
    stat: look,
    async get(path) {
      const found = await look(path);
      return found && { ...found, body: webStream(createReadStream(place(path))) };
    },
    async delete(path) {
      await rm(place(path), { force: true });
    },
    async list(folder, { limit = listDefaults.limit, offset = listDefaults.offset } = {}) {
      const paths = (await filesBelow(place(folder), folder)).sort((a, b) => (a < b ? -1 : 1));
      const found = await Promise.all(paths.slice(offset, offset + limit).map(look));
      return found.filter((file) => file !== undefined);
    },
    async copy(from, to) {
      if (!(await look(from))) throw new AppError("not_found", "The file does not exist.");
      return settle(to, (draft) => copyFile(place(from), draft));
    },
  };
}

async function filesBelow(folder: string, path: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ifMissing)) ?? [];
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const inner = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(join(folder, entry.name), inner) : [inner];
    }),
  );
  return nested.flat();
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function describe(path: string, { size, mtime, mtimeMs }: Stats): FileStat {
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
  return { path, size, contentType: contentTypeOf(path), modifiedAt: mtime, etag };
}

function readable(body: FileBody): Readable {
  return Readable.from(body instanceof Uint8Array ? [body] : body);
}

function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void stream.destroy(),
  });
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
    return;
  throw error;
}
