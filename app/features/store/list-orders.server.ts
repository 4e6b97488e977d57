import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { type OrderStatus, storeOrders } from "./tables.server.ts";

export interface ShownOrder {
  id: string;
  itemId: string;
  title: string;
  /** In dollars. */
  price: number;
  note: string;
  status: OrderStatus;
  reason: string;
  createdAt: string;
}

const mostShown = 100;

/** What buyers of one's items reported; open ones first. The buyer's address stays inside. */
export async function listSales(ctx: Ctx, most = mostShown): Promise<(ShownOrder & { buyer: string })[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ order: storeOrders, title: records.title, name: users.name, email: users.email })
    .from(storeOrders)
    .innerJoin(records, eq(records.id, storeOrders.itemId))
    .innerJoin(users, eq(users.id, storeOrders.buyerId))
    .where(eq(storeOrders.sellerId, userId))
    .orderBy(desc(eq(storeOrders.status, "reported")), desc(storeOrders.createdAt))
    .limit(most);
  return rows.map(({ order, title, ...buyer }) => ({
    ...shown(order, title),
    buyer: publicName(buyer) ?? "A buyer",
  }));
}

/** What this member reported and no seller has confirmed yet. */
export async function listOpenPurchases(ctx: Ctx): Promise<ShownOrder[]> {
  return await purchasesOf(ctx, ne(storeOrders.status, "confirmed"), mostShown);
}

/** Everything this member ever reported. */
export async function listPurchases(ctx: Ctx, most: number): Promise<ShownOrder[]> {
  return await purchasesOf(ctx, undefined, most);
}

async function purchasesOf(ctx: Ctx, condition: SQL | undefined, most: number): Promise<ShownOrder[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select({ order: storeOrders, title: records.title })
    .from(storeOrders)
    .innerJoin(records, eq(records.id, storeOrders.itemId))
    .where(and(eq(storeOrders.buyerId, userId), condition))
    .orderBy(desc(storeOrders.createdAt))
    .limit(most);
  return rows.map(({ order, title }) => shown(order, title));
}

/** How this viewer's purchase of one item stands. */
export async function findPurchase(ctx: Ctx, itemId: string): Promise<ShownOrder | null> {
  if (!isMember(ctx.viewer)) return null;
  const [row] = await ctx.db
    .select({ order: storeOrders, title: records.title })
    .from(storeOrders)
    .innerJoin(records, eq(records.id, storeOrders.itemId))
    .where(and(eq(storeOrders.buyerId, ctx.viewer.userId), eq(storeOrders.itemId, itemId)));
  return row ? shown(row.order, row.title) : null;
}

function shown(order: typeof storeOrders.$inferSelect, title: string | null): ShownOrder {
  const { id, itemId, price, note, status, reason, createdAt } = order;
  return {
    id,
    itemId,
    title: title ?? "Untitled",
    price: Number(price),
    note,
    status,
    reason,
    createdAt: createdAt.toISOString(),
  };
}
