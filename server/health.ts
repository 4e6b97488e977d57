import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/db.server.ts";

/** Alive: the process answers. */
export function healthz(): Response {
  return Response.json({ status: "ok" });
}

/** Ready: it can also reach the database. */
export async function readyz(): Promise<Response> {
  try {
    await database().execute(sql`select 1`);
    return Response.json({ status: "ready" });
  } catch {
    return Response.json({ status: "unavailable", reason: "database" }, { status: 503 });
  }
}
