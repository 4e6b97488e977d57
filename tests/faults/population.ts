import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { accessTokenPrefix, hashAccessToken } from "#app/core/accounts/resolve-viewer.server.ts";
import { accessTokens } from "#app/core/accounts/tables.server.ts";
import type { Role } from "#app/core/accounts/viewer.ts";
import { billingCustomers } from "#app/features/billing/tables.server.ts";
import { testCustomerId } from "#app/features/billing/test-mode/test-ids.ts";
import type { Database } from "#app/platform/db/db.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createUser } from "#tests/support/create-user.ts";

export interface Person {
  id: string;
  token: string;
  customerId: string;
}

export interface Population {
  members: Person[];
  /** Their balances are set by the admin and touched by nobody else. */
  edited: Person[];
  admin: Person;
  prompts: string[];
}

export async function populate(db: Database): Promise<Population> {
  await fillModels(db);
  const people = async (count: number, credits: number) =>
    await Promise.all(Array.from({ length: count }, () => createPerson(db, credits)));
  return {
    members: await people(4, 20_000),
    edited: await people(2, 0),
    admin: await createPerson(db, 0, "admin"),
    prompts: await createPrompts(db, 5000),
  };
}

async function createPerson(db: Database, credits: number, role?: Role): Promise<Person> {
  const user = await createUser(db, { credits, ...(role ? { role } : {}) });
  const token = `${accessTokenPrefix}${randomBytes(24).toString("base64url")}`;
  await db.insert(accessTokens).values({
    id: randomUUID(),
    userId: user.id,
    name: "faults",
    tokenHash: hashAccessToken(token),
    scopes: role ? ["read", "write", "admin"] : ["read", "write"],
  });
  const customerId = testCustomerId(user.id);
  await db.insert(billingCustomers).values({ customerId, userId: user.id, provider: "test" });
  return { id: user.id, token, customerId };
}

async function createPrompts(db: Database, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into records (id, table_name, fields)
    select 'rec' || lpad(number::text, 14, '0'), 'Midjourney', jsonb_build_object(
      'Title', 'edit 0', 'Full Prompt', repeat('words of a prompt ', 30), 'Price', 3, 'Status', 'Live')
    from generate_series(1, ${count}::integer) as number returning id`);
  return rows.map(({ id }) => id);
}
