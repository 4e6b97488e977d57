import { createAccount } from "#app/core/accounts/create-account.server.ts";
import { demoAccounts, demoPassword } from "#app/core/accounts/demo-accounts.ts";
import { ensureAdmin } from "#app/core/accounts/ensure-admin.server.ts";
import { database, type Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { hasMark, setMark } from "#app/platform/settings/site-marks.server.ts";
import { fillModels } from "./fill-models.ts";
import { fillRecords, makeCreatorFields } from "./fill-records.ts";
import { fillReviews } from "./fill-reviews.ts";
import { fillStore } from "./fill-store.ts";

/** What the very first start puts in: an admin, and demo data unless `DEMO=0`. Later starts only add models and keys that are new. */
export async function fillFirstRun(say: (line: string) => void): Promise<void> {
  const db = database();
  await fillModels(db);
  const admin = await ensureAdmin(db);
  if (env().DEMO && !(await hasMark(db, "demo-data"))) {
    say("Filling in demo data …");
    await fillDemoData(db);
    await setMark(db, "demo-data");
    say(
      `Demo sign-ins: ${demoAccounts.member.email} and ${demoAccounts.creator.email}, password ${demoPassword}`,
    );
  }
  if (admin?.madePassword)
    say(`Admin sign-in (shown only now): ${admin.email}  password: ${admin.madePassword}`);
  else if (admin) say(`Admin sign-in: ${admin.email} with the password from ADMIN_PASSWORD`);
}

/** Safe to repeat: a start that was killed half-way goes on with the next one. */
async function fillDemoData(db: Db): Promise<void> {
  const owners = new Map<string, string>();
  for (const { email, name } of Object.values(demoAccounts))
    owners.set(email, await createAccount(db, { email, name, password: demoPassword, role: "user" }));
  const ownerOf = (email: string) => owners.get(email) ?? null;
  const creatorFields = await makeCreatorFields();
  await fillRecords(db, ownerOf, creatorFields);
  await fillStore(db, ownerOf, creatorFields);
  await fillReviews({
    db,
    viewer: { kind: "visitor", visitorId: "first-run" },
    requestId: "first-run",
    log: log(),
    ip: "127.0.0.1",
  });
}
