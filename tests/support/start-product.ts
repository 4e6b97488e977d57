import { keepFilled } from "./filled-product.ts";
import { runProduct, type RunningProduct } from "./run-product.ts";

/** Starts the product once for all browser tests; `SITE_ORIGIN` tells them where. */
export default async function startProduct() {
  let kept: Awaited<ReturnType<typeof keepFilled>> | undefined;
  const product = await runProduct({ SIGN_UPS_PER_HOUR: "1000" }, async (...filled) => {
    kept = await keepFilled(...filled);
  });
  process.env.SITE_ORIGIN = product.origin;
  process.env.SITE_DATABASE_URL = product.databaseUrl;
  process.env.SITE_ADMIN_COOKIE = await adminCookie(product);
  return async () => {
    await product.stop();
    kept?.forget();
  };
}

async function adminCookie({ origin, adminEmail, adminPassword }: RunningProduct): Promise<string> {
  const response = await fetch(`${origin}/account/sign-in`, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams({ email: adminEmail, password: adminPassword, stay: "1" }),
  });
  const [cookie = ""] = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return cookie;
}
