import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { database, type Db } from "#app/platform/db/db.server.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { subscribe } from "#app/platform/events/subscribe.server.ts";
import { settings } from "./tables.server.ts";

const channel = "settings";

/** Settings that are read and written together. The schema fills in what was never set. */
export interface SettingsGroup<Schema extends z.ZodType> {
  name: string;
  schema: Schema;
}

const holder = globalThis as {
  smartPromptSettings?: { isOpen: boolean; kept: Map<string, Promise<unknown>> };
};
const cache = () => (holder.smartPromptSettings ??= { isOpen: false, kept: new Map() });

/** Starts to hear about changes; until then nothing is kept and every read asks the database. */
export async function startSettingsCache(): Promise<void> {
  const drop = () => cache().kept.clear();
  await subscribe(channel, { onEvent: drop, onGap: drop });
  cache().isOpen = true;
}

/** For the process that made a change: its next read must not wait for its own message. */
export function dropSettings(): void {
  cache().kept.clear();
}

/** The present values. Kept per process; a change on any server is heard by all within a moment. */
export async function readSettings<Schema extends z.ZodType>(
  group: SettingsGroup<Schema>,
  db?: Db,
): Promise<z.output<Schema>> {
  if (!cache().isOpen) return await load(group, db ?? database());
  const { kept } = cache();
  const found = kept.get(group.name) as Promise<z.output<Schema>> | undefined;
  if (found) return await found;
  // On a connection of its own: what an open transaction wrote must not be kept before it commits.
  const loading = load(group, database());
  kept.set(group.name, loading);
  loading.catch(() => {
    if (kept.get(group.name) === loading) kept.delete(group.name);
  });
  return await loading;
}

/** Call it in the transaction of the change: every process drops what it kept when that commits. */
export async function writeSettings<Schema extends z.ZodType>(
  db: Db,
  group: SettingsGroup<Schema>,
  values: z.output<Schema>,
): Promise<void> {
  await db
    .insert(settings)
    .values({ name: group.name, value: values })
    .onConflictDoUpdate({ target: settings.name, set: { value: values, updatedAt: sql`now()` } });
  await publish(db, channel, { type: "changed", name: group.name });
}

async function load<Schema extends z.ZodType>(
  group: SettingsGroup<Schema>,
  db: Db,
): Promise<z.output<Schema>> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, group.name));
  return group.schema.parse(row?.value ?? {});
}
