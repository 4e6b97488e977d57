import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { creditEntries, profiles } from "./tables.server.ts";

export interface LedgerFault {
  userId: string;
  balance: string;
  /** What the entries add up to. */
  sum: string;
  /** What the last entry says the balance was. */
  lastBalance: string | null;
}

const mostFaults = 100;

/** Every balance must be the sum of its entries and what the last of them says. Answers where it is not. */
export async function checkLedger(db: Db): Promise<{ checked: number; faults: LedgerFault[] }> {
  // One statement sees one moment: spending goes on meanwhile.
  const { rows } = await db.execute<{
    checked: string;
    user_id: string | null;
    balance: string;
    sum: string;
    last_balance: string | null;
  }>(sql`
    with sums as (
      select user_id, sum(delta) as sum, (array_agg(balance_after order by id desc))[1] as last_balance
      from ${creditEntries} group by user_id
    ), compared as (
      select ${profiles.id} as user_id, ${profiles.credits} as balance,
        coalesce(sums.sum, 0) as sum, sums.last_balance
      from ${profiles} left join sums on sums.user_id = ${profiles.id}
    ), faults as (
      select * from compared
      where balance <> sum or (last_balance is not null and last_balance <> balance)
      order by user_id limit ${mostFaults}
    )
    select (select count(*) from compared) as checked, faults.* from (select 1) as always
    left join faults on true`);
  return {
    checked: Number(rows[0]?.checked ?? 0),
    faults: rows.flatMap(({ user_id: userId, balance, sum, last_balance: lastBalance }) =>
      userId === null ? [] : { userId, balance, sum, lastBalance },
    ),
  };
}
