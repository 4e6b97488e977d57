import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { forgetEnv } from "#app/platform/env/env.server.ts";
import { closeDatabase, database, type Database } from "#app/platform/db/db.server.ts";
import { stopListening } from "#app/platform/events/subscribe.server.ts";
import { closeQueue } from "#app/platform/jobs/queue.server.ts";

/** A migrated database of this test file's own; `database()` and DATABASE_URL point at it. */
export async function useTestDatabase(): Promise<{ db: Database; url: string }> {
  const template = new URL(inject("templateUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(template, `create database ${name} template spm_template strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
  forgetEnv();
  afterAll(async () => {
    await Promise.all([closeQueue(0), stopListening()]);
    await closeDatabase();
    await runAsAdmin(template, `drop database ${name} with (force)`);
  });
  return { db: database(), url: url.href };
}

async function runAsAdmin(template: URL, statement: string): Promise<void> {
  const admin = new URL(template);
  admin.pathname = "/postgres";
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
