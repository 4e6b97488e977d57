// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { find, render } from "#tests/support/render.tsx";
import { toast } from "#app/ui/toast.tsx";
import { downloadImage } from "./download-image.ts";
import MyImages from "./my-images.route.tsx";

it("toolkit §8 a gallery that cannot be read says Failed to load your images", async () => {
  const props = { loaderData: { state: "failed" } } as Parameters<typeof MyImages>[0];
  await render(<MyImages {...props} />);
  expect(find("main, body").textContent).toContain("Failed to load your images");
});

it("toolkit §8 a download that fails says Failed to download image", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const said = vi.spyOn(toast, "error");
  await downloadImage("/files/gone.png", "Gone");
  expect(said).toHaveBeenCalledWith("Failed to download image");
  vi.unstubAllGlobals();
});
