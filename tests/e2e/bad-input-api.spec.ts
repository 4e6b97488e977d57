import { expect } from "@playwright/test";
import { fc } from "#tests/support/property.ts";
import { badBodies, type Schema, spoilOneByOne } from "#tests/support/hostile/json-inputs.ts";
import { judge } from "#tests/support/hostile/judge-answer.ts";
import { huntSeed, shortTexts } from "#tests/support/hostile/nasty-values.ts";
import { test } from "#tests/support/hostile/own-product.ts";
import { createPerson, type Person } from "#tests/support/hostile/person.ts";

// Every operation of the OpenAPI document, without being listed here, is sent what no client would send.

interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  parameters?: { name: string; in: string; schema?: Schema }[];
}

const bodiesEach = 8;

async function listOperations(person: Person) {
  const document = (await (await person.send("/openapi.json")).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

async function answered(person: Person, what: string, path: string, init: RequestInit): Promise<string[]> {
  try {
    const response = await person.send(path, init);
    return judge(
      {
        what,
        status: response.status,
        text: await response.text(),
        contentType: response.headers.get("content-type") ?? "",
      },
      "api",
    );
  } catch (error) {
    return [`${what}: no answer (${String(error)})`];
  }
}

const short = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 160);

for (const role of ["visitor", "admin"] as const)
  test(`bad input as ${role}: no operation fails, hangs or shows its inside, and every refusal has one shape`, async ({
    product,
  }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    let asked = 0;
    const look = async (person: Person, what: string, path: string, init: RequestInit) => {
      asked += 1;
      found.push(...(await answered(person, what, path, init)));
    };
    for (const { path, method, operation } of await listOperations(await createPerson(product, "visitor"))) {
      const person = await createPerson(product, role);
      const schema = operation.requestBody?.content?.["application/json"]?.schema ?? {};
      const headers = { "content-type": "application/json" };
      const concrete = path.replaceAll(/\{[^}]+\}/g, "00000000-0000-4000-8000-000000000000");
      if (method === "GET" || method === "DELETE") {
        const names = (operation.parameters ?? [])
          .filter((one) => one.in === "query")
          .map(({ name }) => name);
        for (const text of shortTexts) {
          const value = encodeURIComponent(text.toWellFormed());
          const query = names.map((name) => `${name}=${value}`).join("&");
          await look(person, `${method} ${path} ${short(text)}`, `${concrete}?${query}`, { method });
          if (path.includes("{") && value !== "")
            await look(
              person,
              `${method} ${path} in the path ${short(text)}`,
              path.replaceAll(/\{[^}]+\}/g, value),
              { method },
            );
        }
        continue;
      }
      const hunted = fc.sample(badBodies(schema), { numRuns: bodiesEach, seed: huntSeed });
      for (const body of [...hunted, ...spoilOneByOne(schema)])
        await look(person, `${method} ${path} ${short(body)}`, concrete, {
          method,
          headers,
          body: JSON.stringify(body) ?? "",
        });
      for (const body of [
        "",
        "{",
        "not json",
        "\u0000",
        '{"a":1e999}',
        "[".repeat(20_000),
        '{"__proto__":{"isAdmin":true}}',
      ])
        await look(person, `${method} ${path} raw ${body.slice(0, 40)}`, concrete, { method, headers, body });
      await look(person, `${method} ${path} as a form`, concrete, {
        method,
        body: new URLSearchParams({ "a[b][c]": "1", a: "2" }),
      });
      await look(person, `${method} ${path} as bytes`, concrete, {
        method,
        headers: { "content-type": "application/octet-stream" },
        body: Buffer.from([0, 255, 254, 128, 1]),
      });
    }
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  });
