import { describe, expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findCreator } from "./find-creator.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

describe("core §2 the handle of a creator", () => {
  test("is the name without spaces, in any case", async () => {
    await createTestRecord(db, {
      fields: { Creator: "Orbit Paper Co.", Bio: "Planets on paper.", Twitter: "@orbitpaper" },
    });
    for (const handle of ["OrbitPaperCo.", "orbitpaperco.", "Orbit Paper Co."])
      expect(await findCreator(ctx, handle)).toMatchObject({
        isKnown: true,
        creator: { name: "Orbit Paper Co.", bio: "Planets on paper.", handle: "orbitpaperco." },
      });
  });

  test("of somebody whose prompts are still drafts is known, with nothing told about them", async () => {
    await createTestRecord(db, {
      tableName: "User Submission",
      fields: { Creator: "Late Riser", Status: "Draft", Bio: "secret until reviewed" },
    });
    expect(await findCreator(ctx, "lateriser")).toMatchObject({ isKnown: true, creator: { bio: null } });
    expect(await findCreator(ctx, "nobody")).toMatchObject({ isKnown: false });
  });
});
