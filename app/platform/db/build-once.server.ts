import type { Db } from "./db.server.ts";

/**
 * A prepared statement that is built and named once for each database, for what nearly every request asks:
 * writing the SQL anew costs more than running it.
 */
export function buildOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const found = built.get(db) ?? build(db);
    built.set(db, found);
    return found;
  };
}
