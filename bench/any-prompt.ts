import { askDatabase } from "#tests/support/site-database.ts";

/** The page of a prompt of the demo data, the same in every run. */
export async function anyPromptPath(databaseUrl: string): Promise<string> {
  const [prompt] = await askDatabase<{ id: string }>(
    databaseUrl,
    "select id from records where shelf = 'market' order by id limit 1",
  );
  return `/prompt/${prompt?.id ?? ""}`;
}
