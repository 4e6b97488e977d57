import { expect } from "@playwright/test";
import { fc } from "#tests/support/property.ts";
import { badForms, listRoutes } from "#tests/support/hostile/form-inputs.ts";
import { judge } from "#tests/support/hostile/judge-answer.ts";
import { huntSeed, shortTexts } from "#tests/support/hostile/nasty-values.ts";
import { test } from "#tests/support/hostile/own-product.ts";
import { createPerson, type Person } from "#tests/support/hostile/person.ts";

// Every form action and every page of the route table, without being listed here, is sent what no form of
// ours would send.

const formsEach = 12;

function fill(path: string, value: string): string {
  return path
    .split("/")
    .map((part) => (part.startsWith(":") || part === "*" ? part.replace(/^:\w+\??|^\*/, value) : part))
    .join("/");
}

async function answered(person: Person, what: string, path: string, init: RequestInit): Promise<string[]> {
  try {
    const response = await person.send(path, init);
    const contentType = response.headers.get("content-type") ?? "";
    return judge({ what, status: response.status, text: await response.text(), contentType }, "page");
  } catch (error) {
    return [`${what}: no answer (${String(error)})`];
  }
}

const short = (value: unknown) => JSON.stringify(value).slice(0, 300);

for (const role of ["visitor", "admin"] as const) {
  test(`bad input as ${role}: no form fails, hangs or shows its inside`, async ({ product }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const route of listRoutes().filter(({ takesForms }) => takesForms)) {
      const person = await createPerson(product, role);
      const path = fill(route.path, "recAAAAAAAAAAAAAA");
      const forms = fc.sample(badForms(route), { numRuns: formsEach, seed: huntSeed });
      for (const [index, fields] of forms.entries()) {
        const form = index % 3 === 2 ? new FormData() : new URLSearchParams();
        for (const [name, value] of fields) form.append(name, value);
        const address = index % 4 === 1 ? `${path}.data` : path;
        const what = `POST ${address} ${short(fields)}`;
        found.push(...(await answered(person, what, address, { method: "POST", body: form })));
      }
      for (const contentType of [
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "application/json",
        "text/plain",
        "x",
      ]) {
        const init = { method: "POST", body: "\u0000 no form", headers: { "content-type": contentType } };
        found.push(...(await answered(person, `POST ${path} as ${contentType}`, path, init)));
      }
    }
    expect(found).toEqual([]);
  });

  test(`bad input as ${role}: no address fails, whatever stands in its path and after it`, async ({
    product,
  }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    const person = await createPerson(product, role);
    for (const { path, names } of listRoutes()) {
      const hasParameter = /[:*]/.test(path);
      for (const [index, text] of shortTexts.entries()) {
        const value = encodeURIComponent(text.toWellFormed()) || "%20";
        // Each text in the path where there is one; elsewhere every third, as the queries differ little.
        if (!hasParameter && index % 3 > 0) continue;
        const query = names
          .slice(0, 12)
          .map((name) => `${name}=${value}`)
          .join("&");
        const address = `${fill(path, value)}?${query}`;
        found.push(...(await answered(person, `GET ${address.slice(0, 200)}`, address, {})));
      }
    }
    for (const address of [
      "/%",
      "/%ff",
      "/%ed%a0%80",
      "/prompt/%E0%A4%A",
      "//",
      "/..%2f..%2fetc/passwd",
      "/.env",
      `/${"a/".repeat(2000)}`,
    ])
      found.push(...(await answered(person, `GET ${address.slice(0, 60)}`, address, {})));
    expect(found).toEqual([]);
  });
}
