import { files } from "./files.server.ts";
import { isPublicFile, verifySignedAddress } from "./signed-address.server.ts";

const shownInline = /^image\/(avif|gif|jpeg|png|webp)$/;

/** Answers GET and HEAD of `/files/<path>`. What may not be seen looks like what is not there. */
export async function serveFile(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = decoded(url.pathname.slice("/files/".length));
  const allowed =
    isPublicFile(path) ||
    verifySignedAddress(path, url.searchParams.get("expires"), url.searchParams.get("signature"));
  const stat = allowed ? await files().stat(path) : undefined;
  if (!stat) return new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });

  const headers = new Headers({
    // A public file never changes under its name: new content gets a new name.
    "cache-control": isPublicFile(path) ? "public, max-age=31536000, immutable" : "private, max-age=3600",
    etag: stat.etag,
    "last-modified": stat.modifiedAt.toUTCString(),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  if (request.headers.get("if-none-match")?.includes(stat.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-type", stat.contentType);
  headers.set("content-length", String(stat.size));
  headers.set("content-disposition", disposition(stat.contentType, path, url.searchParams.get("download")));
  const found = request.method === "HEAD" ? undefined : await files().get(path);
  return new Response(found?.body ?? null, { headers });
}

function disposition(contentType: string, path: string, download: string | null): string {
  if (download === null && shownInline.test(contentType)) return "inline";
  const name = (download ?? "").replace(/[^\w. -]/g, "").trim() || path.slice(path.lastIndexOf("/") + 1);
  return `attachment; filename="${name}"`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
