import { describe, expect, it } from "vitest";
import { readImage } from "#app/core/files/read-image.server.ts";
import { disc, drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { judgeScores, moderateImage } from "./moderate-image.server.ts";

const apple = drawTestPicture(480, 360, (context) => {
  fill(context, "#e9e0d2");
  disc(context, 240, 190, 110, "#b3142f");
});

describe("moderateImage", () => {
  it("D17 a harmless picture is not flagged, and the scores are there for the reviewer", async () => {
    const { isFlagged, scores } = await moderateImage(await readImage(apple));
    expect(isFlagged).toBe(false);
    const total = Object.values(scores).reduce((sum, score) => sum + score, 0);
    expect(total).toBeCloseTo(1, 1);
  });

  it("D17 nudity and suggestive pictures are flagged for a person from 0.6, with the reason", () => {
    const none = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 };
    expect(judgeScores({ ...none, neutral: 0.41, porn: 0.59 }).isFlagged).toBe(false);
    expect(judgeScores({ ...none, neutral: 0.4, porn: 0.4, hentai: 0.2 })).toMatchObject({
      isFlagged: true,
      reason: "May show nudity (60 %).",
    });
    expect(judgeScores({ ...none, neutral: 0.2, porn: 0.1, sexy: 0.7 })).toMatchObject({
      isFlagged: true,
      reason: "May be suggestive (80 %).",
    });
  });
});
