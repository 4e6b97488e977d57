import pg from "pg";

/** One statement on a connection of its own. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Asks the database of the running product, for what no page can bring about. */
export async function askSite<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return await askDatabase<Row>(process.env.SITE_DATABASE_URL ?? "", text, values);
}

/** A record as an import would leave it, once, however often a test asks for it. */
export async function insertRecord(id: string, table: string, fields: object): Promise<void> {
  await askSite("insert into records (id, table_name, fields) values ($1, $2, $3) on conflict do nothing", [
    id,
    table,
    JSON.stringify(fields),
  ]);
}
