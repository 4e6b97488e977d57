import { expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getPaymentOptions } from "./get-payment-options.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

async function optionsOf(given: unknown) {
  const fields = { "Product Type": "pdf", "Payment Options": given };
  const { id } = await createTestRecord(db, { tableName: "User Submission", fields });
  return await getPaymentOptions(ctx, id);
}

test("toolkit §8 links come in the order PayPal, Stripe, Gumroad, other", async () => {
  const given = JSON.stringify({
    otherPaymentLink: "https://pay.example/me",
    gumroadLink: "gumroad.com/l/x",
    paypalLink: "https://paypal.me/x",
    paymentInstructions: " Write to me first. ",
  });
  expect(await optionsOf(given)).toEqual({
    links: [
      { label: "PayPal", url: "https://paypal.me/x" },
      { label: "Gumroad", url: "https://gumroad.com/l/x" },
      { label: "Other", url: "https://pay.example/me" },
    ],
    instructions: "Write to me first.",
  });
});

test.each(["", "not json", "[]", '{"paypalLink":"javascript:alert(1)"}', null])(
  "D27 links that are not http or https do not count: %j",
  async (given) => {
    expect(await optionsOf(given)).toEqual({ links: [], instructions: null });
  },
);

test("a draft has none for strangers", async () => {
  const { id } = await createTestRecord(db, { tableName: "User Submission", fields: { Status: "Draft" } });
  await expect(getPaymentOptions(ctx, id)).rejects.toMatchObject({ code: "not_found" });
});
