import { sql } from "drizzle-orm";
import pino from "pino";
import { listDatabase } from "#app/backoffice/database/list-database.server.ts";
import { tableQuery, tableSorts } from "#app/backoffice/database/schema.ts";
import { listImages } from "#app/backoffice/user-images/list-images.server.ts";
import { imageQuery, imageSorts } from "#app/backoffice/user-images/schema.ts";
import { listUsers } from "#app/backoffice/users/list-users.server.ts";
import { userListInput, userSorts } from "#app/backoffice/users/schema.ts";
import { writeCursor } from "#app/backoffice/users/user-cursor.server.ts";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { connect, type Database } from "#app/platform/db/db.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { startBenchPostgres } from "#tests/support/record-set.ts";
import { percentile, type Report } from "./report.ts";

const size = 100_000;
const rounds = 12;
const table = "🎨AI Images";
/** One match, all, none, many at the beginning of words, many at one end of an order, and none of a single letter. */
const searches = ["", "motif12345", "motif", "nothing like this", "7", "study 9", "z"];

interface Case {
  name: string;
  run: (ctx: Ctx) => Promise<unknown>;
}

/** The admin's three long lists at 100,000 rows: every sort, from the first page to the last, and searches. */
export async function run(report: Report): Promise<void> {
  process.env.APP_SECRET ??= "a-secret-for-measuring-only-0123456789";
  const postgres = await startBenchPostgres();
  const address = new URL(postgres.url);
  address.pathname = `/admin_${size}`;
  process.env.DATABASE_URL = address.href;
  const db = await openSet(postgres.url, address.href);
  try {
    const ctx = adminCtx(db);
    await measure("users", await userCases(db), ctx, report);
    await measure("images", imageCases(), ctx, report);
    await measure("records of one table", recordCases(), ctx, report);
  } finally {
    await db.$client.end();
    await postgres.stop();
  }
}

async function measure(list: string, cases: Case[], ctx: Ctx, report: Report): Promise<void> {
  const measured: { name: string; p50: number; p95: number }[] = [];
  for (const { name, run } of cases) {
    const times: number[] = [];
    for (let round = -2; round < rounds; round += 1) {
      const start = performance.now();
      await run(ctx);
      if (round >= 0) times.push(performance.now() - start);
    }
    measured.push({ name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  }
  const slowest = measured.toSorted((a, b) => b.p95 - a.p95)[0];
  if (!slowest) return;
  const p50 = percentile(
    measured.map((one) => one.p50),
    0.5,
  );
  report({ name: `${list}, ${cases.length} pages and searches, p50`, value: p50, unit: "ms" });
  report({
    name: `${list}, the slowest of them (${slowest.name}), p95`,
    value: slowest.p95,
    unit: "ms",
    bound: "under 100 ms",
  });
}

async function userCases(db: Database): Promise<Case[]> {
  const columns = { email: "u.email", credits: "p.credits", changed: "p.updated_at", joined: "u.created_at" };
  const cases: Case[] = [];
  for (const sort of userSorts) {
    const { rows } = await db.execute<{ key: string; id: string }>(
      sql.raw(`select ${columns[sort]}::text as key, u.id from users u join profiles p on p.id = u.id
        order by ${columns[sort]}, u.id offset ${size / 2} limit 1`),
    );
    const middle = writeCursor(rows[0]?.key ?? "", rows[0]?.id ?? "");
    for (const place of [{}, { direction: "down" }, { after: middle }, { before: middle }, { role: "user" }])
      cases.push(userCase({ sort, ...place }));
    for (const q of [...searches.slice(1), "user9"]) cases.push(userCase({ sort, q }));
  }
  cases.push(userCase({ role: "admin" }), userCase({ q: "user12345", role: "user" }));
  return cases;
}

function userCase(asked: object): Case {
  const input = userListInput.parse(asked);
  return { name: JSON.stringify({ ...asked, after: undefined }), run: (ctx) => listUsers(ctx, input) };
}

function imageCases(): Case[] {
  return imageSorts.flatMap((sort) =>
    searches.flatMap((q) =>
      (q === "" ? [1, size / 50, size / 25] : [1, 20]).map((page) => {
        const asked = imageQuery.parse({ q, sort, page });
        return { name: JSON.stringify(asked), run: (ctx: Ctx) => listImages(ctx, asked) };
      }),
    ),
  );
}

function recordCases(): Case[] {
  return tableSorts.flatMap((sort) =>
    searches.flatMap((q) =>
      (q === "" ? [1, size / 100, size / 50] : [1, 20]).map((page) => {
        const asked = tableQuery.parse({ table, q, sort, page, status: "" });
        return { name: JSON.stringify({ q, sort, page }), run: (ctx: Ctx) => listDatabase(ctx, asked) };
      }),
    ),
  );
}

function adminCtx(db: Database): Ctx {
  return {
    db,
    viewer: {
      kind: "member",
      userId: "u1",
      email: "user1@motif1.example",
      name: "Admin",
      role: "admin",
      isEmailVerified: true,
      createdAt: new Date(),
      sessionId: undefined,
      sessionExpiresAt: undefined,
      scopes: undefined,
    },
    requestId: "bench",
    log: pino({ level: "silent" }),
    ip: "127.0.0.1",
  };
}

/** Made once and kept between runs, like the other measured sets. */
async function openSet(adminUrl: string, url: string): Promise<Database> {
  const admin = connect(adminUrl, 1);
  const name = new URL(url).pathname.slice(1);
  const found = await admin.execute(sql`select from pg_database where datname = ${name}`);
  if (found.rowCount === 0) await admin.execute(sql.raw(`create database ${name}`));
  await admin.$client.end();
  await migrateDatabase(url);
  const db = connect(url, 4);
  const { rows } = await db.execute<{ made: number }>(sql`select count(*)::int as made from user_images`);
  if ((rows[0]?.made ?? 0) >= size) return db;
  console.log(`  making ${size.toLocaleString("en-US")} users, images and records; this happens once`);
  await db.transaction(async (tx) => {
    for (const statement of fillStatements()) await tx.execute(sql.raw(statement));
  });
  await db.execute(sql`vacuum analyze`);
  return db;
}

function fillStatements(): string[] {
  const numbers = `generate_series(1, ${size}) as i`;
  const when = "timestamptz '2024-01-01' + (hashint8extended(i, 3) & 67108863) * interval '1 second'";
  return [
    `insert into users (id, name, email, created_at)
      select 'u' || i, 'User ' || i, 'user' || i || '@motif' || i % 20000 || '.example', ${when} from ${numbers}`,
    `insert into profiles (id, credits, updated_at)
      select 'u' || i, (hashint8extended(i, 1) & 1023)::numeric, ${when} from ${numbers}`,
    "insert into user_roles (user_id, role) values ('u1', 'admin'), ('u2', 'admin'), ('u3', 'user')",
    `insert into user_images (user_id, title, prompt, image_url, storage_path, platform, art_style, created_at)
      select 'u' || 1 + i % 5000, 'Study ' || i, 'A calm study of motif' || i || ' in soft light',
        '/files/x', 'u/' || i || '.png', 'Midjourney', 'photo', ${when} from ${numbers}`,
    `insert into records (id, table_name, created_at, fields)
      select 'rec' || lpad(i::text, 14, '0'), '${table}', ${when}, jsonb_build_object(
        'Title', 'Study ' || (hashint8extended(i, 2) & 1048575) || ' motif' || i, 'Full Prompt', repeat('words ', 40),
        'Status', 'Live', 'Price', i % 20, 'Pack', 'Starter') from ${numbers}`,
  ];
}
