import { randomUUID } from "node:crypto";
import { count, desc } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { type QueueHealth, readQueueHealth } from "#app/platform/jobs/queue-health.server.ts";
import { mailOutbox } from "#app/platform/mail/tables.server.ts";
import { files } from "#app/platform/storage/files.server.ts";

export interface StorageHealth {
  place: string;
  isWorking: boolean;
  milliseconds: number;
  problem: string | null;
}

export interface MailHealth {
  isConfigured: boolean;
  waiting: number;
  failed: number;
  lastStatus: string | null;
  lastProblem: string | null;
}

export interface SiteHealth {
  storage: StorageHealth;
  mail: MailHealth;
  queues: QueueHealth[];
}

/** Tries what the site stands on, rather than only looking at how it is configured. */
export async function checkHealth(ctx: Ctx): Promise<SiteHealth> {
  requireAdmin(ctx);
  const [storage, mail, queues] = await Promise.all([
    checkStorage(ctx),
    checkMail(ctx),
    readQueueHealth(ctx.db),
  ]);
  return { storage, mail, queues };
}

/** Writes a small file, reads it back and removes it. */
async function checkStorage(ctx: Ctx): Promise<StorageHealth> {
  const { S3_BUCKET } = env();
  const place = S3_BUCKET ? `Bucket ${S3_BUCKET}` : "Local folder";
  const path = `health/${randomUUID()}.txt`;
  const start = performance.now();
  try {
    await files().put(path, new TextEncoder().encode("still here"));
    const found = await files().get(path);
    const text = found ? await new Response(found.body).text() : "";
    await files().delete(path);
    const problem = text === "still here" ? null : "What was written did not come back.";
    return {
      place,
      isWorking: problem === null,
      milliseconds: Math.round(performance.now() - start),
      problem,
    };
  } catch (error) {
    ctx.log.error({ err: error }, "the file storage does not work");
    const problem = "A file could not be written and read back. The log says why.";
    return { place, isWorking: false, milliseconds: Math.round(performance.now() - start), problem };
  }
}

async function checkMail({ db }: Ctx): Promise<MailHealth> {
  const rows = await db
    .select({ status: mailOutbox.status, count: count() })
    .from(mailOutbox)
    .groupBy(mailOutbox.status);
  const [last] = await db
    .select({ status: mailOutbox.status, lastError: mailOutbox.lastError })
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(1);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    isConfigured: env().SMTP_URL !== undefined,
    waiting: of("waiting"),
    failed: of("failed"),
    lastStatus: last?.status ?? null,
    lastProblem: last?.lastError ?? null,
  };
}
