import pg from "pg";

/** Every table with a column that names a user, read from the database itself, so that new tables count. */
export class OwnedRows {
  readonly #url: string;

  constructor(databaseUrl: string) {
    this.#url = databaseUrl;
  }

  /** All rows of this person, by table, as the database writes them. */
  async read(userId: string): Promise<Record<string, Record<string, unknown>[]>> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      const { rows: columns } = await client.query<{ table: string; column: string }>(
        `select table_name as table, column_name as column from information_schema.columns
         where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'author_id', 'buyer_id', 'seller_id')`,
      );
      const owned: Record<string, Record<string, unknown>[]> = {};
      for (const { table, column } of columns) {
        const { rows } = await client.query<{ row: Record<string, unknown> }>(
          `select to_jsonb(t) as row from "${table}" t where "${column}"::text = $1 order by 1`,
          [userId],
        );
        if (rows.length > 0) owned[`${table}.${column}`] = rows.map(({ row }) => row);
      }
      return owned;
    } finally {
      await client.end();
    }
  }

  /** One id of every table: a second of the same kind would prove nothing more. */
  async idsOf(userId: string): Promise<string[]> {
    const firsts = Object.values(await this.read(userId)).flatMap((rows) => rows.slice(0, 1));
    const ids = firsts.flatMap(({ id }) => (typeof id === "string" && id !== userId ? [id] : []));
    return [...new Set(ids)];
  }
}
