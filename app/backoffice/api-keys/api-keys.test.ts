import { createServer, type IncomingMessage } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listApiKeys } from "#app/core/ai/keys/list-api-keys.server.ts";
import { findProviderKey } from "#app/core/ai/keys/provider-key.server.ts";
import { removeApiKey, setApiKeyStatus, storeApiKey } from "#app/core/ai/keys/store-api-key.server.ts";
import { testApiKey } from "#app/core/ai/keys/test-api-key.server.ts";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { listen } from "#tests/support/listen.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const { db } = await useTestDatabase();
await fillModels(db);
const ctx = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));

const calls: IncomingMessage[] = [];
let status = 200;
const provider = createServer((request, response) => {
  calls.push(request);
  response.writeHead(status, { "content-type": "application/json" }).end("{}");
});
const origin = `http://127.0.0.1:${await listen(provider)}`;
afterAll(() => provider.close());
beforeEach(() => {
  calls.length = 0;
  status = 200;
});

async function keyNamed(name: string) {
  return (await listApiKeys(ctx)).find((key) => key.name === name)!;
}

const addresses = [
  "OPENAI",
  "ANTHROPIC",
  "GOOGLE_GENERATIVE_AI",
  "HUGGINGFACE",
  "REPLICATE",
  "PERPLEXITY",
  "FREEPIK",
  "ARTISTLY",
  "ETSY",
  "STRIPE",
  "AIRTABLE",
];
const everywhere = Object.fromEntries(addresses.map((name) => [`${name}_BASE_URL`, origin]));

test("D30 a stored key is sealed, used, and never comes back in a list, an answer or the audit log", async () => {
  const secret = "sk-secret-value-1234567890";
  const stored = await storeApiKey(ctx, { name: "OPENAI_API_KEY", value: ` ${secret} ` });
  expect(stored).toMatchObject({ isSet: true, source: "stored" });
  expect(await findProviderKey(db, "OPENAI_API_KEY")).toBe(secret);
  const { rows } = await db.execute(`select * from api_keys`);
  const seen = JSON.stringify([stored, await listApiKeys(ctx), await listActions(ctx, {}), rows]);
  expect(seen).not.toContain(secret);
});

test("core §2 every key is tested by one harmless call that carries it", async () => {
  setEnv({
    ...everywhere,
    STRIPE_SECRET_KEY: "secret-of-STRIPE_SECRET_KEY",
    STRIPE_WEBHOOK_SECRET: "whsec",
  });
  for (const { name } of await listApiKeys(ctx))
    if (name !== "STRIPE_SECRET_KEY") await storeApiKey(ctx, { name, value: `secret-of-${name}` });
  for (const { id, name, label } of await listApiKeys(ctx)) {
    calls.length = 0;
    expect(await testApiKey(ctx, { id })).toBe(`${label} accepts the key`);
    expect(calls).toHaveLength(1);
    expect(calls[0]!.method).toBe("GET");
    expect(`${calls[0]!.url} ${JSON.stringify(calls[0]!.headers)}`).toContain(`secret-of-${name}`);
  }
  expect((await keyNamed("ETSY_API_KEY")).lastUsedAt).not.toBeNull();
});

test("core §2 a key that is refused, a provider that fails and a missing key say so", async () => {
  setEnv({ OPENAI_BASE_URL: origin });
  await storeApiKey(ctx, { name: "OPENAI_API_KEY", value: "sk-wrong" });
  const { id } = await keyNamed("OPENAI_API_KEY");
  status = 401;
  await expect(testApiKey(ctx, { id })).rejects.toThrow("OpenAI does not accept the key.");
  status = 500;
  await expect(testApiKey(ctx, { id })).rejects.toThrow("OpenAI answered with the status 500.");
  await removeApiKey(ctx, { id });
  await expect(testApiKey(ctx, { id })).rejects.toThrow("OpenAI has no key to test.");
});

test("core §4 the toggle marks, Remove deletes the value, and a required key cannot be removed", async () => {
  await storeApiKey(ctx, { name: "FREEPIK_API_KEY", value: "fp-1" });
  const { id } = await keyNamed("FREEPIK_API_KEY");
  await setApiKeyStatus(ctx, { id, isSet: false });
  expect(await findProviderKey(db, "FREEPIK_API_KEY")).toBeUndefined();
  await setApiKeyStatus(ctx, { id, isSet: true });
  expect(await findProviderKey(db, "FREEPIK_API_KEY")).toBe("fp-1");
  await removeApiKey(ctx, { id });
  await setApiKeyStatus(ctx, { id, isSet: true });
  expect(await findProviderKey(db, "FREEPIK_API_KEY")).toBeUndefined();
  const required = await keyNamed("AIRTABLE_API_KEY");
  await expect(removeApiKey(ctx, { id: required.id })).rejects.toThrow("A required key cannot be removed.");
  const { entries } = await listActions(ctx, { target: "key:FREEPIK_API_KEY" });
  expect(entries.map(({ action }) => action).slice(0, 5)).toEqual([
    "key.status",
    "key.remove",
    "key.status",
    "key.status",
    "key.store",
  ]);
});

test("core §6 nobody but an admin sees, stores, marks, removes or tests a key", async () => {
  const member = testCtx(db, memberOf(await createUser(db)));
  const { id } = await keyNamed("OPENAI_API_KEY");
  for (const refused of [testCtx(db), member]) {
    await expect(listApiKeys(refused)).rejects.toThrow();
    await expect(storeApiKey(refused, { name: "OPENAI_API_KEY", value: "x" })).rejects.toThrow();
    await expect(setApiKeyStatus(refused, { id, isSet: true })).rejects.toThrow();
    await expect(removeApiKey(refused, { id })).rejects.toThrow();
    await expect(testApiKey(refused, { id })).rejects.toThrow();
  }
});
