import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { askDatabase } from "./site-database.ts";

/** Filling takes longer than all else at a start; tests that want a product of their own copy a filled one. */
interface Filled {
  databaseUrl: string;
  folder: string;
}

const template = "filled";

/** Keeps what the first start filled in, before anybody changes it; `forget` removes it. */
export async function keepFilled(databaseUrl: string, dataFolder: string): Promise<{ forget(): void }> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await askDatabase(
    urlOf(databaseUrl, "postgres"),
    `create database ${template} template "${name}" strategy file_copy`,
  );
  const folder = `${dataFolder}-${template}`;
  cpSync(dataFolder, folder, { recursive: true, filter: (path) => path !== join(dataFolder, "postgres") });
  process.env.FILLED_PRODUCT = JSON.stringify({ databaseUrl, folder } satisfies Filled);
  return { forget: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A database of its own with what was kept, its files put into the folder; nothing where none was kept. */
export async function copyFilled(
  dataFolder: string,
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  if (!process.env.FILLED_PRODUCT) return undefined;
  const { databaseUrl, folder } = JSON.parse(process.env.FILLED_PRODUCT) as Filled;
  const name = `product_${randomUUID().replaceAll("-", "")}`;
  const admin = urlOf(databaseUrl, "postgres");
  await askDatabase(admin, `create database ${name} template ${template} strategy file_copy`);
  cpSync(folder, dataFolder, { recursive: true });
  return {
    url: urlOf(databaseUrl, name),
    stop: async () => void (await askDatabase(admin, `drop database ${name} with (force)`)),
  };
}

function urlOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
