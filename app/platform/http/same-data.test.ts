import { expect, test } from "vitest";
import { renderSameDataOnce } from "./same-data.server.ts";

let renders = 0;

async function open(path: string, data: unknown, nonce = "n1") {
  const response = await renderSameDataOnce(new Request(`http://site${path}`), data, nonce, async () => {
    renders += 1;
    return new Response(`<p>${renders}</p><script nonce="${nonce}">go()</script>`, {
      headers: { "content-type": "text/html" },
    });
  });
  return await response.text();
}

test("the same address and data are rendered once, other data never meets that page", async () => {
  const first = await open("/a", { credits: 5, seen: new Map([[1, "x"]]) });
  expect(await open("/a", { credits: 5, seen: new Map([[1, "x"]]) }, "n2")).toBe(first);
  expect(await open("/a", { credits: 5, seen: new Map([[1, "y"]]) })).not.toBe(first);
  expect(await open("/a", { credits: 6, seen: new Map([[1, "x"]]) })).not.toBe(first);
  expect(await open("/b", { credits: 5, seen: new Map([[1, "x"]]) })).not.toBe(first);
  expect(first).not.toContain("n1");
});

test("data that is still on its way is rendered each time", async () => {
  const late = { answer: Promise.resolve(1) };
  expect(await open("/c", late)).not.toBe(await open("/c", late));
});
