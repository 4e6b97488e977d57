import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { AppError } from "#app/platform/errors/app-error.ts";
import { contentTypeOf, isFilePath, requireFilePath } from "./file-path.ts";
import { type FileStat, listDefaults, type Storage } from "./storage.ts";

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

const cacheControl = "max-age=3600";

/** Files in a bucket of Amazon S3 or a service that speaks its language. */
export function s3Storage(settings: S3Settings): Storage {
  const Bucket = settings.bucket;
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.forcePathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Many compatible services do not know the newer checksum trailers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  async function look(path: string): Promise<FileStat | undefined> {
    if (!isFilePath(path)) return undefined;
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: path })).catch(ifMissing);
    return head && describe(path, head);
  }

  async function lookAgain(path: string): Promise<FileStat> {
    const found = await look(path);
    if (!found) throw new Error(`The file ${path} was written but is not there.`);
    return found;
  }

  return {
    stat: look,
    async put(path, body) {
      requireFilePath(path);
      const common = { Bucket, Key: path, ContentType: contentTypeOf(path), CacheControl: cacheControl };
      if (body instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ ...common, Body: body, ContentLength: body.byteLength }));
      } else {
        await throughDraft(body, (Body, ContentLength) =>
          client.send(new PutObjectCommand({ ...common, Body, ContentLength })),
        );
      }
      return lookAgain(path);
    },
    async get(path) {
      if (!isFilePath(path)) return undefined;
      const found = await client.send(new GetObjectCommand({ Bucket, Key: path })).catch(ifMissing);
      return found?.Body && { ...describe(path, found), body: found.Body.transformToWebStream() };
    },
    async delete(path) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: requireFilePath(path) }));
    },
    async list(folder, { limit = listDefaults.limit, offset = listDefaults.offset } = {}) {
      const files: FileStat[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${requireFilePath(folder)}/` });
      for await (const page of pages) {
        for (const { Key, Size, LastModified, ETag } of page.Contents ?? []) {
          if (Key) files.push(describe(Key, { ContentLength: Size, LastModified, ETag }));
        }
        if (files.length >= offset + limit) break;
      }
      return files.slice(offset, offset + limit);
    },
    async copy(from, to) {
      const command = new CopyObjectCommand({
        Bucket,
        Key: requireFilePath(to),
        CopySource: `${Bucket}/${requireFilePath(from)}`,
        ContentType: contentTypeOf(to),
        CacheControl: cacheControl,
        MetadataDirective: "REPLACE",
      });
      const copied = await client.send(command).catch(ifMissing);
      if (!copied) throw new AppError("not_found", "The file does not exist.");
      return lookAgain(to);
    },
  };
}

/** S3 wants the length before the content, which a stream cannot tell. */
async function throughDraft(
  body: ReadableStream<Uint8Array>,
  send: (body: Readable, length: number) => Promise<unknown>,
): Promise<void> {
  const draft = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    await pipeline(Readable.from(body), createWriteStream(draft));
    await send(createReadStream(draft), (await stat(draft)).size);
  } finally {
    await rm(draft, { force: true });
  }
}

function describe(
  path: string,
  head: { ContentLength?: number; LastModified?: Date; ETag?: string },
): FileStat {
  return {
    path,
    size: head.ContentLength ?? 0,
    contentType: contentTypeOf(path),
    modifiedAt: head.LastModified ?? new Date(0),
    etag: head.ETag ?? "",
  };
}

function ifMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return;
  throw error;
}
