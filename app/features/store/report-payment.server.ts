import { eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { isOwner, mayReadPrompt } from "#app/core/catalog/may-read-prompt.server.ts";
import { tellUser } from "#app/core/notifications/tell-user.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { findItem } from "./find-item.server.ts";
import { storeOrders } from "./tables.server.ts";

export const longestNote = 500;

const reportLimit = {
  points: 20,
  durationSeconds: 3600,
  message: "That is a lot of payments at once. Please try again later.",
};

/** A buyer says that they paid on the seller's page. Saying it twice changes nothing; after a no it may be said again. */
export async function reportPayment(ctx: Ctx, itemId: string, note = ""): Promise<void> {
  const member = requireMember(ctx, "Please log in to say that you have paid.");
  const { userId } = member;
  const item = await findItem(ctx, itemId);
  const title = item.title ?? "Untitled";
  if (isOwner(item, ctx.viewer)) throw new AppError("conflict", "This is your own item.");
  if (Number(item.price) === 0) throw new AppError("conflict", "This item is free. You can claim it.");
  if (await mayReadPrompt(ctx, item)) throw new AppError("conflict", "This item is already in your library.");
  const sellerId = item.ownerId;
  if (sellerId === null)
    throw new AppError("conflict", "This seller has no account here. Please write to them directly.");
  const words = note.replaceAll("\0", "").trim();
  if (words.length > longestNote) {
    const message = `Please use at most ${longestNote} characters.`;
    throw new AppError("validation", message, { fields: { note: message } });
  }
  await limit("report-payment", userId, reportLimit);
  await inTransaction(ctx, async ({ db }) => {
    const order = { note: words, price: item.price, sellerId };
    const [written] = await db
      .insert(storeOrders)
      .values({ itemId, buyerId: userId, ...order })
      .onConflictDoUpdate({
        target: [storeOrders.buyerId, storeOrders.itemId],
        set: { ...order, status: "reported", reason: "", decidedAt: null, createdAt: sql`now()` },
        setWhere: eq(storeOrders.status, "declined"),
      })
      .returning({ id: storeOrders.id });
    if (!written) return;
    await tellUser(db, {
      userId: sellerId,
      kind: "store",
      title: `${publicName(member) ?? "A buyer"} says they paid for “${title}”`,
      body: `${words ? `${words}\n\n` : ""}Please look whether $${item.price} has arrived. Your yes releases the item.`,
      link: "/my-store#orders",
    });
  });
}
