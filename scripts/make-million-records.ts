import { openRecordSet, startBenchPostgres } from "#tests/support/record-set.ts";

// `node scripts/make-million-records.ts [count …]`: the sets that `npm run bench catalog` measures.
const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [10_000, 100_000, 1_000_000];
if (counts.some((count) => !Number.isInteger(count) || count < 1 || count > 10_000_000))
  throw new Error("Give numbers of records, at most 10,000,000.");

const postgres = await startBenchPostgres();
try {
  for (const count of counts) {
    const db = await openRecordSet(postgres.url, count, console.log);
    await db.$client.end();
    console.log(`records_${count} is ready`);
  }
} finally {
  await postgres.stop();
}
