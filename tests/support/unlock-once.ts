import { unlockPrompt } from "#app/features/prompts/unlock-prompt.server.ts";
import { closeDatabase, database } from "#app/platform/db/db.server.ts";
import { memberOf } from "./create-user.ts";
import { testCtx } from "./test-ctx.ts";

// A server process of its own for the race test: says that it is ready, waits for the word, presses ten times.
const [userId = "", promptId = ""] = process.argv.slice(2);
const ctx = testCtx(database(), memberOf({ id: userId, email: "race@example.com", name: "Race" }));

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
