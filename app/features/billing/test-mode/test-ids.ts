const pricePrefix = "price_test_";

export function testPriceId(item: string): string {
  return `${pricePrefix}${item}`;
}

export function itemOfTestPrice(priceId: string): string | undefined {
  return priceId.startsWith(pricePrefix) ? priceId.slice(pricePrefix.length) : undefined;
}

/** A customer's number follows from the account, so that two tabs make the same one. */
export function testCustomerId(userId: string): string {
  return `cus_test_${userId}`;
}

/** The session's number follows from the order. */
export function testSessionId(orderId: string): string {
  return `cs_test_${orderId}`;
}
