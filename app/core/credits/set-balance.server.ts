import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { type Amount, formatCredits, hundredths, minus } from "./amount.ts";
import { getBalance } from "./get-balance.server.ts";
import { postEntry } from "./post-entry.server.ts";
import { profiles } from "./tables.server.ts";

export interface BalanceChange {
  userId: string;
  /** The new balance, not the difference. */
  credits: number;
  note?: string | undefined;
}

/** An admin's edit: one ledger entry of the difference, with the admin's name, and the user is told. */
export async function setBalance(ctx: Ctx, { userId, credits, note }: BalanceChange): Promise<Amount> {
  const admin = requireAdmin(ctx);
  return await inTransaction(ctx, async (inner) => {
    const [user] = await inner.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw new AppError("not_found", "There is no such user.");
    await getBalance(inner.db, userId);
    const [locked] = await inner.db
      .select({ credits: profiles.credits })
      .from(profiles)
      .where(eq(profiles.id, userId))
      .for("update");
    const before = locked?.credits ?? "0.00";
    const delta = minus(credits, before);
    if (hundredths(delta) === 0) return before;
    const { balanceAfter } = await postEntry(inner.db, {
      userId,
      delta,
      reason: "admin_edit",
      reference: `admin:${admin.userId}`,
      note: `Set to ${formatCredits(credits)} by ${publicName(admin) ?? "an admin"}${note ? `: ${note}` : ""}`,
      idempotencyKey: `admin_edit:${randomUUID()}`,
    });
    await recordAction(inner, {
      action: "user.credits",
      target: `user:${userId}`,
      details: { email: user.email, before: Number(before), credits, ...(note ? { note } : {}) },
    });
    await notify(inner.db, {
      userId,
      kind: "credits",
      title: `Your balance was set to ${formatCredits(credits)}`,
      ...(note ? { body: note } : {}),
      link: "/account/credits",
    });
    await publish(inner.db, `user:${userId}`, { type: "balance", credits: Number(balanceAfter) });
    return balanceAfter;
  });
}
