import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { creditEntries } from "#app/core/credits/tables.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser } from "#tests/support/create-user.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const { db, url } = await useTestDatabase();

function startServer(userId: string, promptId: string): ChildProcess {
  return fork("tests/support/unlock-once.ts", [userId, promptId], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: {
      ...process.env,
      DATABASE_URL: url,
      NODE_ENV: "production",
      APP_SECRET: "a-secret-for-tests-only-0123456789",
    },
  });
}

test("D12 the same unlock from two server processes at once charges once", { timeout: 120_000 }, async () => {
  const user = await createUser(db);
  const { id } = await createTestRecord(db);
  const servers = [startServer(user.id, id), startServer(user.id, id)];
  await Promise.all(servers.map((server) => once(server, "message")));
  const answers = servers.map((server) => once(server, "message"));
  for (const server of servers) server.send("go");
  const told = (await Promise.all(answers)).map(([answer]) => answer as { charged: number; failed: number });
  expect(told.reduce((sum, { charged }) => sum + charged, 0)).toBe(1);
  expect(told.reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
  expect(await getBalance(db, user.id)).toBe("95.00");
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, user.id));
  expect(entries.map(({ reason }) => reason).toSorted()).toEqual(["opening", "unlock"]);
});
