import { describe, expect, it } from "vitest";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listReviews } from "./list-reviews.server.ts";
import { reportPrompt } from "./report-prompt.server.ts";
import { promptReports, promptReviews } from "./tables.server.ts";
import { unlockPrompt } from "./unlock-prompt.server.ts";
import { answerReview, writeReview } from "./write-review.server.ts";

const { db } = await useTestDatabase();
const member = async () => testCtx(db, memberOf(await createUser(db)));

async function unlockedBy(count: number) {
  const creator = await createUser(db);
  const { id } = await createTestRecord(db, { tableName: "User Submission", ownerId: creator.id });
  const buyers = await Promise.all(Array.from({ length: count }, () => member()));
  for (const ctx of buyers) await unlockPrompt(ctx, id);
  return { id, buyers, creator: testCtx(db, memberOf(creator)) };
}

describe("reviews", () => {
  it("only who unlocked may rate, and the creator not their own", async () => {
    const { id, creator } = await unlockedBy(0);
    for (const ctx of [await member(), creator, testCtx(db)])
      await expect(writeReview(ctx, id, { rating: 5, body: "" })).rejects.toMatchObject({
        code: expect.stringMatching(/forbidden|unauthenticated/) as string,
      });
  });

  it("D17 one per person, editable; average and count follow at once", async () => {
    const { id, buyers } = await unlockedBy(2);
    const [first, second] = buyers;
    await writeReview(first!, id, { rating: 5, body: "Prints well" });
    await writeReview(second!, id, { rating: 2, body: "" });
    expect(await getRecord(first!, id)).toMatchObject({ rating: 3.5, reviews: 2 });
    await Promise.all([4, 4, 4].map((rating) => writeReview(second!, id, { rating, body: "Better now" })));
    expect(await getRecord(first!, id)).toMatchObject({ rating: 4.5, reviews: 2 });
    const { reviews, own } = await listReviews(second!, { id, isOwn: false });
    expect(reviews).toHaveLength(2);
    expect(own).toMatchObject({ rating: 4, body: "Better now" });
  });

  it("D15 a name that was only taken from an e-mail address is shown to nobody", async () => {
    const { id, creator } = await unlockedBy(0);
    for (const user of [
      await createUser(db, { email: "jo.doe@example.com", name: "jo.doe" }),
      await createUser(db, { email: "ida@example.com", name: "Ida Holm" }),
    ]) {
      const buyer = testCtx(db, memberOf(user));
      await unlockPrompt(buyer, id);
      await writeReview(buyer, id, { rating: 5, body: "" });
    }
    const { reviews } = await listReviews(testCtx(db), { id, isOwn: false });
    expect(reviews.map(({ author }) => author).sort()).toEqual(["A member", "Ida Holm"]);
    expect(JSON.stringify(await listNotifications(creator))).not.toContain("jo.doe");
  });

  it("one's own review is found, and all are counted, however many newer ones there are", async () => {
    const { id, buyers } = await unlockedBy(1);
    const [buyer] = buyers;
    await writeReview(buyer!, id, { rating: 3, body: "The first" });
    const later = new Date(Date.now() + 60_000);
    for (let count = 0; count < 50; count += 1)
      await db.insert(promptReviews).values({
        id: `later-${count}`,
        promptId: id,
        userId: (await createUser(db)).id,
        rating: 4,
        createdAt: later,
      });
    const { reviews, total, own } = await listReviews(buyer!, { id, isOwn: false });
    expect(reviews).toHaveLength(50);
    expect(total).toBe(51);
    expect(own).toMatchObject({ rating: 3, body: "The first" });
  });

  it("the creator is told, and only the creator may answer", async () => {
    const { id, buyers, creator } = await unlockedBy(1);
    const [buyer] = buyers;
    await writeReview(buyer!, id, { rating: 4, body: "Good" });
    const [told] = await listNotifications(creator);
    expect(told).toMatchObject({ kind: "review", link: `/prompt/${id}#reviews` });
    const { reviews } = await listReviews(creator, { id, isOwn: true });
    const answer = { reviewId: reviews[0]!.id, reply: "Thank you" };
    await expect(answerReview(buyer!, id, answer)).rejects.toMatchObject({ code: "forbidden" });
    await answerReview(creator, id, answer);
    expect((await listReviews(buyer!, { id, isOwn: false })).own).toMatchObject({ reply: "Thank you" });
  });
});

describe("reports", () => {
  it("anyone may report a prompt, once per person", async () => {
    const { id } = await createTestRecord(db);
    await reportPrompt(testCtx(db), id, { reason: "copied", details: "" });
    await reportPrompt(testCtx(db), id, { reason: "broken", details: "No picture" });
    await reportPrompt(await member(), id, { reason: "other", details: "" });
    expect(await db.select().from(promptReports)).toMatchObject([
      { reason: "broken", details: "No picture", status: "open" },
      { reason: "other" },
    ]);
  });
});
