import pino from "pino";
import type { Member } from "#app/core/accounts/viewer.ts";
import { unlockPrompt } from "#app/features/prompts/unlock-prompt.server.ts";
import { closeDatabase, database } from "#app/platform/db/db.server.ts";

// A server process of its own for the race test: says that it is ready, waits for the word, presses ten times.
const [userId = "", promptId = ""] = process.argv.slice(2);
const viewer: Member = {
  kind: "member",
  userId,
  email: "race@example.com",
  name: "Race",
  role: "user",
  isEmailVerified: true,
  createdAt: new Date(),
  sessionId: undefined,
  sessionExpiresAt: undefined,
  scopes: undefined,
};
const ctx = { db: database(), viewer, requestId: "race", log: pino({ level: "silent" }), ip: "127.0.0.1" };

process.once("message", () => {
  void (async () => {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => unlockPrompt(ctx, promptId)));
    const charged = answers.filter((answer) => answer.status === "fulfilled" && answer.value.isNew).length;
    const failed = answers.filter((answer) => answer.status === "rejected").length;
    process.send?.({ charged, failed });
    await closeDatabase();
    process.disconnect();
  })();
});
await ctx.db.execute("select 1");
process.send?.("ready");
