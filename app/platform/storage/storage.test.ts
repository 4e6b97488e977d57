import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeS3, startFakeS3 } from "#tests/support/fakes/s3-server.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { localStorage } from "./local-storage.server.ts";
import { s3Storage } from "./s3-storage.server.ts";
import type { Storage } from "./storage.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (storage: Storage, path: string) => {
  const file = await storage.get(path);
  return file && new Response(file.body).text();
};

let s3: FakeS3;
const folder = testFolder();

beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());

const kinds: [string, () => Storage][] = [
  ["a local folder", () => localStorage(folder)],
  [
    "an S3 bucket",
    () =>
      s3Storage({
        endpoint: s3.endpoint,
        region: "us-east-1",
        bucket: "files",
        accessKeyId: "id",
        secretAccessKey: "secret",
        forcePathStyle: true,
      }),
  ],
];

describe.each(kinds)("file storage in %s", (_name, open) => {
  test("gives back what was put, from bytes and from a stream", async () => {
    const storage = open();
    const stat = await storage.put("a/one.png", bytes("picture"));
    expect(stat).toMatchObject({ path: "a/one.png", size: 7, contentType: "image/png" });
    await storage.put("a/two.txt", new Blob(["from a stream"]).stream());
    expect(await textOf(storage, "a/one.png")).toBe("picture");
    expect(await textOf(storage, "a/two.txt")).toBe("from a stream");
    expect(await storage.stat("a/one.png")).toMatchObject({ size: 7, etag: stat.etag });
  });

  test("replaces, copies and deletes", async () => {
    const storage = open();
    const first = await storage.put("b/file.txt", bytes("one"));
    const second = await storage.put("b/file.txt", bytes("second"));
    expect(second.etag).not.toBe(first.etag);
    await storage.copy("b/file.txt", "b/copy.txt");
    await storage.delete("b/file.txt");
    await storage.delete("b/file.txt");
    expect(await storage.get("b/file.txt")).toBeUndefined();
    expect(await storage.stat("b/file.txt")).toBeUndefined();
    expect(await textOf(storage, "b/copy.txt")).toBe("second");
    await expect(storage.copy("b/file.txt", "b/x.txt")).rejects.toMatchObject({ code: "not_found" });
  });

  test("core §9 lists by name ascending, 100 from 0 unless told otherwise", async () => {
    const storage = open();
    for (const name of ["c/b.txt", "c/a/z.txt", "c/c.txt", "c/a.txt", "cc/no.txt"]) {
      await storage.put(name, bytes(name));
    }
    const paths = async (options?: { limit?: number; offset?: number }) =>
      (await storage.list("c", options)).map((file) => file.path);
    expect(await paths()).toEqual(["c/a.txt", "c/a/z.txt", "c/b.txt", "c/c.txt"]);
    expect(await paths({ limit: 2, offset: 1 })).toEqual(["c/a/z.txt", "c/b.txt"]);
    expect(await paths({ offset: 9 })).toEqual([]);
    expect(await storage.list("nothing")).toEqual([]);
  });

  test.each([
    "../secret",
    "a/../../secret",
    "/etc/passwd",
    "a//b",
    ".hidden",
    "a/.drafts",
    "a\\b",
    "a\0b",
    "",
  ])("refuses the path %j", async (path) => {
    const storage = open();
    await expect(storage.put(path, bytes("x"))).rejects.toMatchObject({ code: "bad_request" });
    await expect(storage.delete(path)).rejects.toMatchObject({ code: "bad_request" });
    expect(await storage.get(path)).toBeUndefined();
    expect(await storage.stat(path)).toBeUndefined();
  });
});

test("a write that breaks off leaves the old file whole and no draft behind", async () => {
  const storage = localStorage(folder);
  await storage.put("d/file.txt", bytes("old"));
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes("ne"));
      controller.error(new Error("the line dropped"));
    },
  });
  await expect(storage.put("d/file.txt", broken)).rejects.toThrow("the line dropped");
  expect(await textOf(storage, "d/file.txt")).toBe("old");
  expect(readdirSync(join(folder, ".drafts"))).toEqual([]);
});

test("a file outside the folder cannot be reached", async () => {
  writeFileSync(join(folder, "..", "outside.txt"), "outside");
  expect(await localStorage(folder).get("../outside.txt")).toBeUndefined();
});

test("every S3 request is signed, and objects carry the cache control of core §9", () => {
  expect(s3.unsigned).toBe(0);
  expect(s3.cacheControl.get("a/one.png")).toBe("max-age=3600");
});
