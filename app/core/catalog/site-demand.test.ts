import { describe, expect, it } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { countSearch, termOf } from "./count-search.server.ts";
import { recordUnlock } from "./record-unlock.server.ts";
import { demandFor, listSiteDemand } from "./site-demand.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

describe("what is asked for on this site", () => {
  it("D24 counts searches that found something and unlocks by tag", async () => {
    const { id } = await createTestRecord(db, {
      fields: { Title: "Lake at dawn", Tags: ["lake", "dawn"], Price: 3 },
    });
    const user = await createUser(db);
    await recordUnlock(ctx, { userId: user.id, promptId: id, paid: "3" });
    for (let time = 0; time < 3; time += 1) await countSearch(ctx, "  Lake ", 1);
    await countSearch(ctx, "nothing here", 0);
    await countSearch(ctx, "only once", 1);
    const found = await listSiteDemand(ctx);
    expect(found).toContainEqual({ term: "lake", searches: 3, unlocks: 1, prompts: 1 });
    expect(found).toContainEqual({ term: "dawn", searches: 0, unlocks: 1, prompts: 1 });
    expect(found.map(({ term }) => term)).not.toContain("only once");
    expect(await demandFor(ctx, "lake")).toEqual({ term: "lake", searches: 3, unlocks: 1, prompts: 1 });
  });

  it.each(["ada@example.com", "4915112345678", "ab", "one two three four five six seven"])(
    "D24 does not keep %s",
    (query) => {
      expect(termOf(query)).toBeUndefined();
    },
  );
});
