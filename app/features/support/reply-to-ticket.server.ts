import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { reencodeImage } from "#app/core/files/reencode-image.server.ts";
import { tellUser } from "#app/core/notifications/tell-user.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { escapeText, unescapeText } from "./escape-text.ts";
import { findTicket } from "./get-ticket.server.ts";
import { largestPicture } from "./ticket-limits.ts";
import { ticketMessages, tickets } from "./tables.server.ts";

interface Reply {
  text: string;
  /** A picture, as uploaded. */
  attachment?: Uint8Array | undefined;
}

/** From either side. An answer from support tells the user by mail and live; a user's answer reopens the ticket. */
export async function replyToTicket(ctx: Ctx, id: string, reply: Reply): Promise<void> {
  const { userId } = requireMember(ctx);
  await limit("reply-ticket", userId, { points: 60, durationSeconds: 3600 });
  const ticket = await findTicket(ctx, id);
  const isFromSupport = ticket.userId !== userId && isAdmin(ctx.viewer);
  const attachment = reply.attachment?.length ? await storePicture(userId, reply.attachment) : undefined;
  await inTransaction(ctx, async ({ db }) => {
    await db
      .insert(ticketMessages)
      .values({ ticketId: id, authorId: userId, isFromSupport, text: escapeText(reply.text), attachment });
    await db
      .update(tickets)
      .set({ status: isFromSupport ? "in_progress" : "open", updatedAt: sql`now()` })
      .where(eq(tickets.id, id));
    if (!isFromSupport) return;
    await recordAction({ ...ctx, db }, { action: "ticket.reply", target: `ticket:${id}` });
    const title = `Support answered: ${unescapeText(ticket.subject)}`;
    const news = { userId: ticket.userId, kind: "ticket", title, link: `/support/${id}` } as const;
    await tellUser(db, news, reply.text);
  });
}

async function storePicture(userId: string, bytes: Uint8Array): Promise<string> {
  const image = await readImage(Buffer.from(bytes), { maxBytes: largestPicture }).catch(besideItsField);
  const clean = await reencodeImage(image, { format: "webp", maxSide: 2000 });
  const path = `support/${userId}/${randomUUID()}.webp`;
  await files().put(path, clean.bytes);
  return path;
}

function besideItsField(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(error.code, error.message, { fields: { attachment: error.message }, cause: error });
}
