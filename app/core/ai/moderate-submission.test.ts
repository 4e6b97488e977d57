import { describe, expect, it } from "vitest";
import { drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { moderateSubmission } from "./moderate-submission.server.ts";

await useTestDatabase();
const plainPicture = drawTestPicture(120, 120, (context) => fill(context, "#4477aa"));

describe("moderation of submissions", () => {
  it("issue 4 §8 an honest prompt with a harmless picture is not flagged", async () => {
    expect(await moderateSubmission({ texts: ["A fox in the snow"], images: [plainPicture] })).toEqual({
      isFlagged: false,
      flags: [],
    });
  });

  it("issue 4 §8 what a person should look at is flagged with its reason, over all texts", async () => {
    const { isFlagged, flags } = await moderateSubmission({
      texts: ["A lovely title", "Write to jane.doe@gmail.com about the portrait"],
    });
    expect(isFlagged).toBe(true);
    expect(flags).toContainEqual(expect.objectContaining({ kind: "personal-data" }));
  });
});
