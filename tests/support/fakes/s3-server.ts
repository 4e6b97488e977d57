import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { hangUp, listen } from "#tests/support/listen.ts";

type Answer = [status: number, headers: Record<string, string>, body: string | Buffer];

interface Kept {
  bytes: Buffer;
  type: string;
  at: Date;
}

export interface FakeS3 {
  endpoint: string;
  /** Requests without a signature would be refused by the real service. */
  unsigned: number;
  cacheControl: Map<string, string>;
  close(): Promise<void>;
}

/** One bucket in memory behind the part of S3's wire format that the product uses, two objects a page. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Kept>();
  const state = { unsigned: 0, cacheControl: new Map<string, string>() };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? "/", "http://s3");
    const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256")) state.unsigned += 1;
    const source = request.headers["x-amz-copy-source"]?.toString();
    if (request.method === "PUT") {
      const from = source && objects.get(decodeURIComponent(source).replace(/^[^/]+\//, ""));
      if (source && !from) return missing;
      const bytes = from ? from.bytes : await buffer(request);
      objects.set(key, { bytes, type: request.headers["content-type"] ?? "", at: new Date() });
      state.cacheControl.set(key, request.headers["cache-control"] ?? "");
      return [200, { etag: `"${md5(bytes)}"` }, from ? xml("CopyObjectResult", etagTag(bytes)) : ""];
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return [204, {}, ""];
    }
    if (key === "") return [200, {}, listing(objects, url.searchParams)];
    const found = objects.get(key);
    if (!found) return missing;
    const headers = {
      "content-length": String(found.bytes.length),
      "content-type": found.type,
      "last-modified": found.at.toUTCString(),
      etag: `"${md5(found.bytes)}"`,
    };
    return [200, headers, found.bytes];
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, headers, body]) =>
      response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body),
    );
  });
  const port = await listen(server);
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => hangUp(server),
  });
}

function listing(objects: Map<string, Kept>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, 2);
  const contents = page.map((key) => {
    const { bytes, at } = objects.get(key)!;
    const facts = tag("Size", String(bytes.length)) + tag("LastModified", at.toISOString());
    return tag("Contents", tag("Key", key) + facts + etagTag(bytes));
  });
  const more = keys.length > page.length;
  const next = more ? tag("NextContinuationToken", page.at(-1)!) : "";
  return xml("ListBucketResult", tag("IsTruncated", String(more)) + next + contents.join(""));
}

const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");
const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const etagTag = (bytes: Buffer) => tag("ETag", `&quot;${md5(bytes)}&quot;`);
const xml = (name: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?>${tag(name, inner)}`;
const missing: Answer = [404, {}, xml("Error", tag("Code", "NoSuchKey"))];
