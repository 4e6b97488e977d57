import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { setEnv } from "#tests/support/set-env.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { files } from "./files.server.ts";
import { serveFile } from "./serve-file.server.ts";
import { fileAddress, signedAddress } from "./signed-address.server.ts";

const folder = testFolder();
let turn = 0;
const open = (address: string, init?: RequestInit) => serveFile(new Request(`http://site${address}`, init));

describe("/files", () => {
  beforeEach(async () => {
    setEnv({
      DATA_DIR: join(folder, String((turn += 1))),
      DATABASE_URL: "postgres://unused",
      APP_SECRET: "s".repeat(32),
    });
    await files().put("public/a.webp", new TextEncoder().encode("picture"));
    await files().put("private/b.pdf", new TextEncoder().encode("document"));
    await files().put("public/c.svg", new TextEncoder().encode("<svg/>"));
  });

  test("public files are open, cached for long and answered with 304 when unchanged", async () => {
    const response = await open(fileAddress("public/a.webp"));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("picture");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const again = await open("/files/public/a.webp", {
      headers: { "if-none-match": response.headers.get("etag")! },
    });
    expect(again.status).toBe(304);
  });

  test("HEAD tells the size without the content", async () => {
    const response = await open("/files/public/a.webp", { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe("7");
    expect(await response.text()).toBe("");
  });

  test("D15 a private file opens only by its signed address, and not after it ran out", async () => {
    const address = fileAddress("private/b.pdf");
    expect(await (await open(address)).text()).toBe("document");
    expect((await open("/files/private/b.pdf")).status).toBe(404);
    expect((await open(address.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(404);
    expect((await open(address.replace("expires=", "expires=9"))).status).toBe(404);
    expect((await open(address.replace("b.pdf", "c.pdf"))).status).toBe(404);
    const old = signedAddress("private/b.pdf", 60, Date.now() - 180_000);
    expect((await open(old)).status).toBe(404);
  });

  test("a signed address stays the same for a while and lasts at least as long as asked", () => {
    const now = 1_800_000_000_000;
    expect(signedAddress("x.pdf", 600, now + 1000)).toBe(signedAddress("x.pdf", 600, now + 300_000));
    const expires = Number(new URL(signedAddress("x.pdf", 600, now), "http://x").searchParams.get("expires"));
    expect(expires * 1000 - now).toBeGreaterThanOrEqual(600_000);
  });

  test("only plain pictures are shown in place; the rest is downloaded and cannot run", async () => {
    expect((await open("/files/public/a.webp")).headers.get("content-disposition")).toBe("inline");
    const svg = await open("/files/public/c.svg");
    expect(svg.headers.get("content-disposition")).toBe('attachment; filename="c.svg"');
    expect(svg.headers.get("content-security-policy")).toContain("sandbox");
    const named = await open(`${fileAddress("private/b.pdf")}&download=My%20%22file%22%0d.pdf`);
    expect(named.headers.get("content-disposition")).toBe('attachment; filename="My file.pdf"');
  });

  test.each([
    "/files/public/../private/b.pdf",
    "/files/public/%2e%2e/private/b.pdf",
    "/files/public/..%2fprivate%2fb.pdf",
    "/files/%",
    "/files/",
  ])("%s is not found", async (address) => {
    expect((await open(address)).status).toBe(404);
  });
});
