import type { Person } from "#tests/support/hostile/person.ts";

/** Has this person make one of everything that is nobody else's business, each marked so that it can be seen. */
export async function makeOwnThings(person: Person, mark: string): Promise<void> {
  const form = async (path: string, fields: Record<string, string>) =>
    await expectDone(path, await person.send(path, { method: "POST", body: new URLSearchParams(fields) }));
  const call = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await person.send(path, { method: "POST", headers, body: JSON.stringify(body) });
    await expectDone(path, response.clone());
    return (await response.json()) as Record<string, unknown>;
  };
  await form("/support", { subject: `Ticket ${mark}`, description: `Secret ${mark}` });
  const draft = new FormData();
  for (const [name, value] of Object.entries({
    title: `Draft ${mark}`,
    fullPrompt: `A draft that nobody has seen, ${mark}`,
    description: "Waiting for review.",
    price: "5",
    pack: "Starter",
    tags: "",
    imageUrl: "",
    aiPlatform: "",
    creatorName: `Owner ${mark}`,
    creatorEmail: person.email,
  }))
    draft.set(name, value);
  await expectDone("/upload-prompt", await person.send("/upload-prompt", { method: "POST", body: draft }));
  await form("/generator", {
    intent: "save-project",
    kind: "text",
    title: `Project ${mark}`,
    prompt: `p ${mark}`,
  });
  await call("/functions/v1/generate-image-freepik", { prompt: `a fox, ${mark}`, options: {} });
  await call("/functions/v1/enhance-prompt", { prompt: `an owl, ${mark}` });
  const { id } = await call("/api/v1/batches", { prompts: [`a lake, ${mark}`], count: 1 });
  await settled(person, `/api/v1/batches/${String(id)}`);
  const { url } = await call("/functions/v1/create-checkout", { type: "credits", pack: "pack-100" });
  await form(new URL(String(url)).pathname, { outcome: "success" });
  await call("/functions/v1/create-checkout", { type: "credits", pack: "pack-500" });
}

/** What the worker still does would look like somebody else's change. */
async function settled(person: Person, path: string): Promise<void> {
  for (;;) {
    const { status } = (await (await person.send(path)).json()) as { status: string };
    if (status !== "running") return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function expectDone(path: string, response: Response): Promise<void> {
  if (response.status >= 400)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
