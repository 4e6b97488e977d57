import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "#app/platform/db/db.server.ts";
import { buildWhenChanged } from "#scripts/setup/build-when-changed.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { checkEverything, waitUntilIdle } from "./check-everything.ts";
import { anyPart, Cluster, everyPart, type Part } from "./cluster.ts";
import { populate } from "./population.ts";
import { Acknowledged, keepBusy } from "./traffic.ts";

// Two web processes and two workers on one database, busy with unlocks, purchases, generations and admin
// edits, while any of them and PostgreSQL itself are killed with -9. After each round everything is counted.
// Usage: node tests/faults/run.ts [minutes]; without minutes one round that kills each part once.

const minutes = Number(process.argv[2] ?? 0);
const endsAt = Date.now() + minutes * 60_000;

/** One round's victims, in order: every part once in the short form, a few at random in the long one. */
function victims(): Part[] {
  if (minutes === 0) return [...everyPart];
  return Array.from({ length: 2 + Math.floor(Math.random() * 4) }, anyPart);
}

buildWhenChanged((line) => console.log(line));
const cluster = new Cluster();
try {
  await cluster.startDatabase();
  await migrateDatabase(cluster.databaseUrl);
  // What this process asks of the product's own modules reads the same settings as the processes it starts.
  Object.assign(process.env, cluster.settings);
  const db = connect(cluster.databaseUrl);
  const people = await populate(db);
  await cluster.startProcesses();
  const done = new Acknowledged();
  let round = 0;
  do {
    round += 1;
    let isOver = false;
    const busy = keepBusy(cluster.origins, people, done, () => isOver);
    for (const part of victims()) {
      await sleep(500 + Math.random() * 2000);
      await cluster.killAndRestart(part, Math.random() * 500);
    }
    await sleep(1000);
    isOver = true;
    await busy;
    await cluster.reviveAll();
    await waitUntilIdle(db);
    await checkEverything(db, done, cluster.runs);
    console.log(`round ${round}: ${done.count} acknowledged writes so far, all there; nothing wrong`);
  } while (Date.now() < endsAt);
  await db.$client.end();
  const kills = Object.entries(cluster.kills).map(([part, count]) => `${part} ${count}`);
  if (cluster.runs.size === 0) throw new Error("No worker told of any job.");
  console.log(
    `${round} rounds, killed: ${kills.join(", ")}. Acknowledged and kept: ${done.unlocks.size} unlocks, ` +
      `${done.events.size} purchases, ${done.generations.size} images, ${done.batches.size} batches, ` +
      `${done.count - done.unlocks.size - done.events.size - done.generations.size - done.batches.size} admin edits. ${cluster.runs.size} jobs ran, none twice.`,
  );
} finally {
  await cluster.stop();
}
