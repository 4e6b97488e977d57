import { test as base } from "@playwright/test";
import { runProduct, type RunningProduct } from "#tests/support/run-product.ts";

/**
 * Attacks get a product of their own, so that what they leave behind and the limits they run into do not
 * reach the other browser tests. It believes one proxy, so that a client can be at any address.
 */
export const test = base.extend<object, { product: RunningProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the library reads the names of what a fixture needs
    async ({}, use) => {
      const product = await runProduct({ TRUST_PROXY: "1" });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
