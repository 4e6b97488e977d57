import { sql } from "drizzle-orm";
import { refreshProminence } from "#app/core/catalog/refresh-prominence.server.ts";
import { connect, type Database } from "#app/platform/db/db.server.ts";
import { launchPostgres } from "#app/platform/db/embedded/launch-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";

const folder = "data/bench";
const chunk = 20_000;

/** In every tenth record. */
export const frequentWord = "printable";
/** In about one record of a hundred. */
export const commonWord = "lighthouse";

/** The PostgreSQL that holds the measured sets; kept between runs, because a million records take minutes. */
export async function startBenchPostgres() {
  // Measured without the disk: what grows with the catalogue is the work, not the wait for a flush.
  return await launchPostgres({ folder, settings: { fsync: "off", max_wal_size: "8GB" }, database: "bench" });
}

/** A database with so many records on show, made once. */
export async function openRecordSet(url: string, count: number, say: (line: string) => void) {
  const address = new URL(url);
  const database = `records_${count}`;
  const admin = connect(url, 1);
  const found = await admin.execute(sql`select from pg_database where datname = ${database}`);
  if (found.rowCount === 0) await admin.execute(sql.raw(`create database ${database}`));
  await admin.$client.end();
  address.pathname = `/${database}`;
  await migrateDatabase(address.href);
  const db = connect(address.href, 4);
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(sum(count), 0)::integer as last from record_counts`,
  );
  const made = rows[0]?.last ?? 0;
  if (made < count) {
    say(`making ${count.toLocaleString("en-US")} records; this happens once`);
    await withoutIndexes(db, async () => {
      for (let last = made; last < count; last += chunk)
        await db.execute(madeRecords(last + 1, Math.min(last + chunk, count)));
    });
  }
  await refreshProminence(db);
  await db.execute(sql`vacuum analyze`);
  return db;
}

/** Building an index once is much faster than adding to it a million times. */
async function withoutIndexes(db: Database, fill: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'records' and indexname <> 'records_pkey'`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  try {
    await fill();
  } finally {
    for (const { definition } of rows) await db.execute(sql.raw(definition));
  }
}

const words = `landscape portrait botanical vintage watercolor neon minimal geometric floral cosmic retro pattern texture
abstract forest ocean mountain city kitten puppy fox owl coffee teapot flower garden winter summer autumn spring golden
silver copper ink paper linen mug poster sticker shirt logo badge lettering calendar planner nursery kitchen desert
river lake sunset sunrise moon planet nebula robot dragon fairy castle bridge tower street market boat train bicycle
guitar piano violin library candle lamp window door chair vase bowl bread cake fruit lemon orange apple cherry leaf
feather shell stone crystal glass velvet silk denim leather marble clay harbour island meadow orchard canyon glacier`;

/** Records from number `first` to `last`, the same ones every time: titles, tags and texts with frequent and rare words. */
function madeRecords(first: number, last: number) {
  const list = `array[${words
    .split(/\s+/)
    .map((word) => `'${word}'`)
    .join(",")}]`;
  return sql.raw(`
    with lists as (
      select ${list} as w,
        array['Midjourney','Freepik','Artistly','Leonardo','Ideogram','Recraft','Kittl','DALLE','Template Prompt',
          'AI Prompt Heaven','Smart AI Prompt','Creative AI Prompt Library','Prompt AI','User Submission'] as t,
        array['Starter','Premium','Elite','Enigma'] as p,
        array['Midjourney','Leonardo','Ideogram','DALLE'] as a
    ), numbered as (
      select i, (hashint8extended(i, 1) & 2147483647)::integer as h1, (hashint8extended(i, 2) & 2147483647)::integer as h2,
        (hashint8extended(i, 3) & 2147483647)::integer as h3
      from generate_series(${first}, ${last}) as i
    ), worded as (
      select *, w[1 + h1 % 110] as one, w[1 + h2 % 110] as two, w[1 + h3 % 110] as three,
        'motif' || floor(4000 * ((h1 % 9973) / 9973.0) ^ 2)::integer as motif, t[1 + h1 % 14] as table_name
      from numbered, lists
    )
    insert into records (id, table_name, created_at, fields, unlocks, rating_sum, rating_count, is_prominent)
    select 'rec' || translate(lpad(to_hex(i), 6, '0'), '0123456789abcdef', 'QWERTYUIOPASDFGH') || lpad(to_hex(h2), 8, '0'),
      table_name, timestamptz '2024-01-01' + (h3 % 60000000) * interval '1 second',
      jsonb_build_object(
        'Title', initcap(one || ' ' || two) || ' ' || motif,
        'Full Prompt', repeat('A careful prompt about ' || three || ' with [subject] in {light}, fine detail. ', 12),
        'Description', 'A calm study of ' || three || ' beside ' || w[1 + (h1 / 110) % 110]
          || case when h2 % 10 = 0 then ', made as a ${frequentWord}' else '' end
          || case when h3 % 100 = 0 then ', with a ${commonWord}' else '' end
          || case when h1 % 10 = 3 then ' for the wall' else '' end || '.',
        'Price', case when h2 % 5 = 0 then 0 else h2 % 24 + 1 end,
        'Pack', p[1 + h3 % 4],
        'Tags', jsonb_build_array(w[1 + (h2 / 110) % 110], motif, 'set' || h3 % 3000),
        'Image', jsonb_build_array(jsonb_build_object('url', '/files/made/' || i || '.webp', 'width', 800, 'height', 800)),
        'Creator', 'Studio ' || h1 % 2000, 'Creator Email', 'studio' || h1 % 2000 || '@example.com', 'Status', 'Live',
        'Image Generator', case when h1 % 14 < 8 then table_name else a[1 + h2 % 4] end
      ),
      case when h3 % 3 = 0 then h1 % 400 else 0 end, (h2 % 40) * 4, h2 % 40, false
    from worded`);
}
