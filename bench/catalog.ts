import { sql } from "drizzle-orm";
import pino from "pino";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { countTags } from "#app/core/catalog/count-tags.server.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import type { Database } from "#app/platform/db/db.server.ts";
import { commonWord, frequentWord, openRecordSet, startBenchPostgres } from "#tests/support/record-set.ts";
import { percentile, type Report } from "./report.ts";

const sizes = [10_000, 100_000, 1_000_000] as const;
const rounds = 120;

interface RecordSet {
  size: number;
  db: Database;
  ctx: Ctx;
  ids: string[];
}

interface Case {
  name: string;
  /** How much slower a million records may be than ten thousand. */
  most: number;
  run: (set: RecordSet, round: number) => Promise<unknown>;
}

const tables = ["Midjourney", "Kittl", "Recraft", "Prompt AI", "Leonardo"];
const tags = ["landscape", "garden", "fox", "mug", "poster", "motif7", "set11", "glacier"];
const packs = ["Starter", "Premium", "Elite", "Enigma"];

const cases: Case[] = [
  { name: "listing, newest", most: 1.5, run: ({ ctx }) => listRecords(ctx) },
  { name: "listing, most unlocked", most: 1.5, run: ({ ctx }) => listRecords(ctx, { sort: "popular" }) },
  {
    name: "filtered listing, one table and pack",
    most: 1.5,
    run: ({ ctx }, round) =>
      listRecords(ctx, {
        tables: [tables[round % 5] ?? ""],
        packs: [packs[round % 4] ?? ""],
        sort: "popular",
      }),
  },
  {
    name: "filtered listing, pack and price range by price",
    most: 1.5,
    run: ({ ctx }, round) =>
      listRecords(ctx, { packs: [packs[round % 4] ?? ""], priceBands: ["5-15"], sort: "price-up" }),
  },
  {
    name: "filtered listing, one tag",
    most: 1.5,
    run: ({ ctx }, round) => listRecords(ctx, { tags: [tags[round % tags.length] ?? ""] }),
  },
  { name: "eight tags counted", most: 1.5, run: ({ ctx }) => countTags(ctx, {}, tags) },
  {
    name: "detail",
    most: 1.5,
    run: ({ ctx, ids }, round) => getRecord(ctx, ids[round % ids.length] ?? ""),
  },
  { name: "search, one word", most: 3, run: ({ ctx }) => listRecords(ctx, { q: commonWord }) },
  {
    name: "search, one word that a tenth of all records contain",
    most: 3,
    run: ({ ctx }) => listRecords(ctx, { q: frequentWord }),
  },
  {
    name: "search, two words, one of them in a tenth",
    most: 3,
    run: ({ ctx }) => listRecords(ctx, { q: `${frequentWord} garden` }),
  },
  {
    name: "search, two words, both in a tenth",
    most: 3,
    run: ({ ctx }) => listRecords(ctx, { q: `${frequentWord} wall` }),
  },
  { name: "search, a misspelt word", most: 3, run: ({ ctx }) => listRecords(ctx, { q: "lighthuose" }) },
];

/** Every size in turn within each round, so that whatever else the machine does hits them alike. */
export async function run(report: Report): Promise<void> {
  process.env.APP_SECRET ??= "a-secret-for-measuring-only-0123456789";
  const postgres = await startBenchPostgres();
  process.env.DATABASE_URL ??= postgres.url;
  const sets: RecordSet[] = [];
  try {
    for (const size of sizes) sets.push(await openSet(postgres.url, size));
    for (const each of cases) await measure(each, sets, report);
  } finally {
    for (const { db } of sets) await db.$client.end();
    await postgres.stop();
  }
}

async function openSet(url: string, size: number): Promise<RecordSet> {
  const db = await openRecordSet(url, size, console.log);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from records where unlocks > 390 limit 200`,
  );
  const ctx: Ctx = {
    db,
    viewer: { kind: "visitor", visitorId: "bench" },
    requestId: "bench",
    log: pino({ level: "silent" }),
    ip: "127.0.0.1",
  };
  return { size, db, ctx, ids: rows.map(({ id }) => id) };
}

async function measure({ name, most, run }: Case, sets: RecordSet[], report: Report): Promise<void> {
  const times = new Map(sets.map(({ size }) => [size, [] as number[]]));
  for (let round = -10; round < rounds; round += 1) {
    for (const set of sets) {
      const start = performance.now();
      await run(set, Math.abs(round));
      if (round >= 0) times.get(set.size)?.push(performance.now() - start);
    }
  }
  const [smallest] = sizes;
  const base = percentile(times.get(smallest) ?? [], 0.5);
  for (const size of sizes) {
    const measured = times.get(size) ?? [];
    const p50 = percentile(measured, 0.5);
    const label = `${name}, ${size.toLocaleString("en-US")} records`;
    report({
      name: `${label}, p50`,
      value: p50,
      unit: "ms",
      ...(size === smallest ? {} : { ratio: p50 / base, reference: "10,000 records" }),
      ...(size === 1_000_000 ? { bound: `at most ${most} ×` } : {}),
    });
    report({ name: `${label}, p99`, value: percentile(measured, 0.99), unit: "ms" });
  }
}
