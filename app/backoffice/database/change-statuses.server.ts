import type * as z from "zod";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { setStatuses } from "#app/core/catalog/set-statuses.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import type { bulkInput } from "./schema.ts";

/** Gives the chosen records one status, tells their owners, and says how many it touched. */
export async function changeStatuses(
  ctx: Ctx,
  { ids, status }: z.output<typeof bulkInput>,
): Promise<{ count: number }> {
  requireAdmin(ctx);
  return await inTransaction(ctx, async (ctx) => {
    const changed = await setStatuses(ctx, { ids, status });
    for (const { id, title, ownerId } of changed) {
      await recordAction(ctx, {
        action: "record.status",
        target: `record:${id}`,
        details: { title, status },
      });
      if (ownerId)
        await notify(ctx.db, {
          userId: ownerId,
          kind: "submission",
          title: `“${title ?? "Your prompt"}” is now ${status}`,
          link: "/dashboard",
        });
    }
    return { count: changed.length };
  });
}
