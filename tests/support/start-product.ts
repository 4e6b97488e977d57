import { runProduct } from "./run-product.ts";

/** Starts the product once for all browser tests; `SITE_ORIGIN` tells them where. */
export default async function startProduct() {
  const product = await runProduct();
  process.env.SITE_ORIGIN = product.origin;
  process.env.SITE_DATABASE_URL = product.databaseUrl;
  return () => product.stop();
}
