import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { listRoutes } from "#tests/support/hostile/form-inputs.ts";
import { test } from "#tests/support/hostile/own-product.ts";
import { createPerson, type Person } from "#tests/support/hostile/person.ts";
import { OwnedRows } from "#tests/support/walk/owned-rows.ts";
import { makeOwnThings } from "#tests/support/walk/own-things.ts";

// One person makes one of everything: ticket, draft, project, images, order, receipt. A visitor and another
// creator then ask every route and every operation for every id of theirs, and try to change it; an admin asks,
// too.

interface Found {
  read: string[];
  asked: number;
}

async function askForAll(
  person: Person,
  { ids, marks, isChanging }: { ids: readonly string[]; marks: readonly string[]; isChanging: boolean },
): Promise<Found> {
  const found: Found = { read: [], asked: 0 };
  const look = async (path: string, init: RequestInit = {}) => {
    found.asked += 1;
    const response = await person.send(path, init);
    const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
    const seen = marks.filter((mark) => text.includes(mark));
    if (seen.length > 0) found.read.push(`${init.method ?? "GET"} ${path} shows ${seen.join(", ")}`);
    if (response.status >= 500)
      found.read.push(`${init.method ?? "GET"} ${path} answered ${response.status}`);
  };
  const routes = listRoutes().filter(({ path }) => !/sign-(in|out|up)/.test(path));
  for (const { path, names, words, takesForms } of routes) {
    const isKey = (name: string) => /id$|result|batch|image|from/i.test(name);
    const askFor = async (id: string) => {
      const address = path.replaceAll(/:\w+\??/g, id).replace("*", `prompt/${id}.png`);
      const query = new URLSearchParams(names.filter(isKey).map((name) => [name, id])).toString();
      await look(`${address}?${query}`);
      if (path.includes(":")) await look(`${address}.data`);
      for (const intent of takesForms && isChanging ? ["", ...words.slice(0, 6)] : []) {
        const form = new URLSearchParams(names.map((name) => [name, isKey(name) ? id : "1"]));
        form.set("intent", intent);
        form.set("id", id);
        form.set("outcome", "success");
        await look(address, { method: "POST", body: form });
      }
    };
    await Promise.all(ids.map(askFor));
  }
  const document = (await (await person.send("/openapi.json")).json()) as { paths: Record<string, object> };
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      const askFor = async (id: string) => {
        const address = path.replaceAll(/\{\w+\}/g, id);
        const headers = { "content-type": "application/json" };
        const body = JSON.stringify({
          id,
          recordId: id,
          action: "getRecord",
          tableName: "User Submission",
          userId: id,
        });
        if (method === "GET") await look(`${address}?id=${id}`);
        else if (isChanging && (path.includes("{") || id === ids[0]))
          await look(address, { method, headers, body });
      };
      await Promise.all(ids.map(askFor));
    }
  return found;
}

test("toolkit §6 and D6 nobody reads or changes another person's things, on any route or operation", async ({
  product,
}) => {
  test.setTimeout(400_000);
  const mark = `own${randomBytes(6).toString("hex")}`;
  const owner = await createPerson(product, "user");
  await makeOwnThings(owner, mark);
  const rows = new OwnedRows(product.databaseUrl);
  const ids = await rows.idsOf(owner.userId);
  const before = await rows.read(owner.userId);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(["tickets.user_id", "records.owner_id", "projects.user_id", "payments.user_id"]),
  );
  // The marked texts and the address; ids alone tell nothing.
  const marks = [mark, owner.email];

  const creator = await createPerson(product, "user");
  await makeOwnThings(creator, `other${mark.slice(3)}`);
  for (const [who, person] of [
    ["a visitor", await createPerson(product, "visitor")],
    ["a member who is a creator, too", creator],
  ] as const) {
    const { read, asked } = await askForAll(person, { ids, marks, isChanging: true });
    expect(read, who).toEqual([]);
    expect(asked, who).toBeGreaterThan(300);
    expect(await rows.read(owner.userId), `${who} changed something`).toEqual(before);
  }
  // An admin reads what the work needs: drafts, tickets, receipts and mails. Nothing else outside the admin area.
  const admin = await createPerson(product, "admin");
  const { read } = await askForAll(admin, { ids, marks, isChanging: false });
  const forAdmins = /^GET \/(admin|api\/v1\/(admin|prompts)|prompt|support|account\/receipts|dev\/outbox)\b/;
  expect(read.filter((line) => !forAdmins.test(line))).toEqual([]);
  expect(read.length).toBeGreaterThan(3);
  // The same walk by the owner does find them: it looks in the right places.
  const own = await askForAll(owner, { ids, marks, isChanging: false });
  expect(own.read.length).toBeGreaterThan(5);
});
