import { describe, expect, it } from "vitest";
import { subscribe } from "#app/platform/events/subscribe.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { countUnread, listNotifications } from "./list-notifications.server.ts";
import { markRead } from "./mark-read.server.ts";
import { notify } from "./notify.server.ts";

const { db } = await useTestDatabase();

describe("notifications", () => {
  it("D17 a told user hears it live, sees it in the list, and can mark it as read", async () => {
    const user = await createUser(db);
    const ctx = testCtx(db, memberOf(user));
    const heard = Promise.withResolvers<unknown>();
    const stop = await subscribe(`user:${user.id}`, { onEvent: heard.resolve, onGap: () => undefined });
    await notify(db, {
      userId: user.id,
      kind: "submission",
      title: "Your prompt is live",
      link: "/dashboard",
    });
    expect(await heard.promise).toMatchObject({ type: "notification", title: "Your prompt is live" });
    expect(await countUnread(db, user.id)).toBe(1);
    const [first] = await listNotifications(ctx);
    expect(first).toMatchObject({ title: "Your prompt is live", isRead: false });
    await markRead(ctx, first!.id);
    expect(await countUnread(db, user.id)).toBe(0);
    stop();
  });

  it("nobody reads or marks the notifications of another user", async () => {
    const [owner, other] = [await createUser(db), await createUser(db)];
    await notify(db, { userId: owner.id, kind: "ticket", title: "Answered", link: "/support" });
    const ctx = testCtx(db, memberOf(other));
    expect(await listNotifications(ctx)).toEqual([]);
    await markRead(ctx);
    expect(await countUnread(db, owner.id)).toBe(1);
  });

  it("a rolled-back transaction tells nobody", async () => {
    const user = await createUser(db);
    await db
      .transaction(async (tx) => {
        await notify(tx, { userId: user.id, kind: "credits", title: "Credits", link: "/account/credits" });
        throw new Error("undo");
      })
      .catch(() => undefined);
    expect(await countUnread(db, user.id)).toBe(0);
  });
});
