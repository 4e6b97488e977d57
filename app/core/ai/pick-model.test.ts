import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fillModels } from "#db/seed/fill-models.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listApiKeys } from "./keys/list-api-keys.server.ts";
import { findProviderKey } from "./keys/provider-key.server.ts";
import { removeApiKey, setApiKeyStatus, storeApiKey } from "./keys/store-api-key.server.ts";
import { listModels, updateModel } from "./list-models.server.ts";
import { listUsableModels, pickModel } from "./pick-model.server.ts";
import { aiModels, apiKeys } from "./tables.server.ts";

const { db } = await useTestDatabase();
await fillModels(db);
const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
const member = testCtx(db, memberOf(await createUser(db)));

describe("pickModel", () => {
  it("D13 without keys the built-in engine serves: an image costs 8, reading one 5, text nothing", async () => {
    expect(await pickModel(db, "generate-image")).toMatchObject({
      displayName: "Built-in preview engine",
      cost: 8,
    });
    expect(await pickModel(db, "image-to-prompt")).toMatchObject({ provider: "built-in", cost: 5 });
    expect(await pickModel(db, "enhance-prompt")).toMatchObject({ provider: "built-in", cost: 0 });
  });

  it("D21 a provider with a key comes before the built-in engine, and text stays free", async () => {
    setEnv({ ANTHROPIC_API_KEY: "sk-test" });
    expect(await pickModel(db, "enhance-prompt")).toMatchObject({ provider: "anthropic", cost: 0 });
    expect(await pickModel(db, "generate-image")).toMatchObject({ provider: "built-in" });
  });

  it("D13 costs follow what the admin set, and a switched-off model is not used", async () => {
    const picked = await pickModel(db, "generate-image");
    await updateModel(admin, { id: picked.id, creditsCost: 11 });
    expect((await pickModel(db, "generate-image")).cost).toBe(11);
    await updateModel(admin, { id: picked.id, isActive: false });
    await expect(pickModel(db, "generate-image")).rejects.toMatchObject({ code: "unavailable" });
    await updateModel(admin, { id: picked.id, isActive: true, creditsCost: 8 });
  });

  it("D21 a local server is used when its address and model are set", async () => {
    setEnv({ OPENAI_COMPATIBLE_BASE_URL: "http://127.0.0.1:9", OPENAI_COMPATIBLE_TEXT_MODEL: "llama3.2" });
    await fillModels(db);
    const names = (await listUsableModels(db, "image-to-prompt")).map(({ name }) => name);
    expect(names).toEqual(["llama3.2", "built-in-image-to-prompt"]);
    await db.delete(aiModels).where(eq(aiModels.name, "llama3.2"));
  });

  it("toolkit §5 a model that cannot be used for the function is refused by name", async () => {
    const { id } = await pickModel(db, "enhance-prompt");
    await expect(pickModel(db, "generate-image", id)).rejects.toMatchObject({ code: "validation" });
  });

  it("toolkit §7 models are listed by type, then provider, for admins only", async () => {
    const rows = await listModels(admin);
    const order = rows.map(({ type, provider }) => `${type} ${provider}`);
    expect(order).toEqual(order.toSorted());
    await expect(listModels(member)).rejects.toMatchObject({ code: "forbidden" });
    await expect(updateModel(admin, { id: rows[0]!.id, creditsCost: -1 })).rejects.toMatchObject({
      code: "validation",
    });
  });
});

describe("provider keys", () => {
  const idOf = async (name: string) => (await listApiKeys(admin)).find((key) => key.name === name)!.id;

  it("D30 a stored key is sealed at rest, used before the setting, and never leaves", async () => {
    setEnv({ OPENAI_API_KEY: "from-settings" });
    expect(await findProviderKey(db, "OPENAI_API_KEY")).toBe("from-settings");
    const status = await storeApiKey(admin, { name: "OPENAI_API_KEY", value: " sk-secret-1 " });
    expect(await findProviderKey(db, "OPENAI_API_KEY")).toBe("sk-secret-1");
    expect(status).toMatchObject({ isSet: true, source: "stored" });
    const rows = await db.select().from(apiKeys);
    expect(JSON.stringify([rows, await listApiKeys(admin)])).not.toContain("sk-secret-1");
  });

  it("core §4 the toggle and Remove take a key out of use; a required key stays", async () => {
    await storeApiKey(admin, { name: "PERPLEXITY_API_KEY", value: "pplx-1" });
    const id = await idOf("PERPLEXITY_API_KEY");
    await setApiKeyStatus(admin, { id, isSet: false });
    expect(await findProviderKey(db, "PERPLEXITY_API_KEY")).toBeUndefined();
    await setApiKeyStatus(admin, { id, isSet: true });
    expect(await findProviderKey(db, "PERPLEXITY_API_KEY")).toBe("pplx-1");
    expect(await removeApiKey(admin, { id })).toMatchObject({ isSet: false, source: "none" });
    await expect(removeApiKey(admin, { id: await idOf("AIRTABLE_API_KEY") })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("core §6 only an admin may see or change keys", async () => {
    const id = await idOf("OPENAI_API_KEY");
    for (const attempt of [
      () => listApiKeys(member),
      () => storeApiKey(member, { name: "OPENAI_API_KEY", value: "x" }),
      () => setApiKeyStatus(member, { id, isSet: false }),
      () => removeApiKey(testCtx(db), { id }),
    ])
      await expect(attempt()).rejects.toMatchObject({
        code: expect.stringMatching(/forbidden|unauthenticated/),
      });
  });

  it("core §7 required keys come first", async () => {
    const required = (await listApiKeys(admin)).map(({ isRequired }) => isRequired);
    expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
    expect(required[0]).toBe(true);
  });
});
