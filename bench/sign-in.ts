import { demoAccounts, demoPassword } from "#app/core/accounts/demo-accounts.ts";

/** Signs the demo member in through the front door and returns the session cookie. */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/account/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email: demoAccounts.member.email, password: demoPassword, next: "/" }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  if (!cookie) throw new Error(`Signing in failed with ${response.status}.`);
  return cookie;
}
