import { sql } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { adminTables } from "#app/core/catalog/source-tables.ts";

/** The admins' tables that hold no record yet. */
export async function findMissingTables(ctx: Ctx): Promise<string[]> {
  requireAdmin(ctx);
  const asked = sql.join(
    adminTables.map((name) => sql`(${name})`),
    sql`, `,
  );
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`select name from (values ${asked}) as asked (name)
      where not exists (select from records where records.table_name = asked.name)`,
  );
  return rows.map(({ name }) => name);
}
