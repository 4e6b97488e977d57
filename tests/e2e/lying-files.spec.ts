import { globSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "@playwright/test";
import { type FormRoute, listRoutes } from "#tests/support/hostile/form-inputs.ts";
import { judge } from "#tests/support/hostile/judge-answer.ts";
import { honestFile, type LyingFile, lyingFiles } from "#tests/support/hostile/lying-files.ts";
import { test } from "#tests/support/hostile/own-product.ts";
import { createPerson } from "#tests/support/hostile/person.ts";

// Every form that takes a file, found by its folder, is given files that lie about what they are.

/** The names under which the route's folder takes files. */
function fileFields({ file }: FormRoute): string[] {
  const source = globSync(`app/${dirname(file)}/*.{ts,tsx}`)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const drops = source.matchAll(/<FileDrop\b[^>]*?\bname="(\w+)"|\bfiles\.(\w+)\b(?!\()/g);
  return [...new Set([...drops].map(([, drop, read]) => drop ?? read ?? ""))];
}

function formOf(route: FormRoute, field: string, intent: string, lie: LyingFile): FormData {
  const form = new FormData();
  form.set("intent", intent);
  for (const name of route.names) if (name !== field && name !== "intent") form.set(name, "1");
  for (const name of ["title", "text", "fullPrompt", "description"]) form.set(name, "A title of a thing");
  form.set(field, new Blob([lie.bytes], { type: lie.type }), lie.name);
  return form;
}

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

test("files that lie about what they are, or burst when opened, are refused everywhere and stored nowhere", async ({
  product,
}) => {
  test.setTimeout(300_000);
  const routes = listRoutes().filter((route) => route.takesForms && fileFields(route).length > 0);
  expect(routes.map(({ path }) => path)).toContain("/generator");
  const found: string[] = [];
  const lies = lyingFiles();
  let growth = 0;
  for (const route of routes) {
    const person = await createPerson(product, "admin");
    const path = route.path.replace(/\/:\w+\?$/, "").replace(/:\w+/, "00000000-0000-4000-8000-000000000000");
    for (const field of fileFields(route)) {
      const intent = route.words.find((word) => /upload|submit|analy|image|upscale|import/.test(word)) ?? "";
      // What an honest file needs, such as a network that looks at pictures, is no burst.
      await person.send(path, { method: "POST", body: formOf(route, field, intent, honestFile) });
      const before = memoryOf(product.webPid ?? 0);
      for (const lie of lies) {
        const startedAt = Date.now();
        const response = await person.send(path, { method: "POST", body: formOf(route, field, intent, lie) });
        const what = `POST ${path} ${field}: ${lie.what}`;
        found.push(
          ...judge({ what, status: response.status, text: await response.text(), contentType: "" }, "page"),
        );
        if (response.headers.has("x")) found.push(`${what}: a header came through`);
        if (Date.now() - startedAt > 10_000) found.push(`${what}: took ${Date.now() - startedAt} ms`);
        growth = Math.max(growth, memoryOf(product.webPid ?? 0) - before);
      }
    }
  }
  expect(found).toEqual([]);
  expect(growth, "megabytes taken by the web process").toBeLessThan(500);
  const stored = globSync("**/*", { cwd: product.dataFolder, exclude: (name) => name === "postgres" })
    .map((name) => `${product.dataFolder}/${name}`)
    .filter((name) => statSync(name).isFile());
  for (const name of stored) {
    const bytes = readFileSync(name);
    expect(bytes.subarray(0, 2).toString("latin1"), name).not.toBe("MZ");
    expect(bytes.includes("<script>alert(1)"), name).toBe(false);
  }
  expect(stored.some((name) => name.includes("cron.d"))).toBe(false);
});
