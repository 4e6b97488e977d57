import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "#app/platform/env/env.server.ts";

export type Database = NodePgDatabase & { $client: pg.Pool };
/** The database or a transaction on it: operations take this, so that a transaction cannot be escaped by accident. */
export type Db = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "transaction" | "with" | "$count"
>;

// Money must never pass through floating point on its way out of `numeric` columns, and 64-bit
// counters fit a number here: both are decided per column by Drizzle, so no global parsers are set.

// On `globalThis`, because a development edit reloads this module but must not reopen connections.
const holder = globalThis as { smartPromptDatabase?: Database };

export function database(): Database {
  holder.smartPromptDatabase ??= connect(env().DATABASE_URL);
  return holder.smartPromptDatabase;
}

export function connect(url: string | undefined, max = 10): Database {
  if (!url) throw new Error("DATABASE_URL is not set; `npm start` sets it for the embedded PostgreSQL.");
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 30_000 });
  // Without a listener, a connection that the server closes, idle or between two statements of a
  // transaction, would end the process; whoever uses it is told by the next statement.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return drizzle(pool);
}

export async function closeDatabase(): Promise<void> {
  const open = holder.smartPromptDatabase;
  holder.smartPromptDatabase = undefined;
  await open?.$client.end();
}
