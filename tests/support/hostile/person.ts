import { randomInt, randomUUID } from "node:crypto";
import { askDatabase } from "#tests/support/site-database.ts";

/** Someone who sends requests: a visitor, or an account of the role. */
export interface Person {
  email: string;
  userId: string;
  send(path: string, init?: RequestInit): Promise<Response>;
}

export type Role = "visitor" | "user" | "admin";

const anyAddress = () => `198.51.${randomInt(256)}.${randomInt(1, 255)}`;

interface Site {
  origin: string;
  databaseUrl: string;
}

export async function createPerson({ origin, databaseUrl }: Site, role: Role): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  if (role === "visitor") return { email: "", userId: "", send: sender(origin, "") };
  const answer = await sender(origin, "")("/account/sign-up", {
    method: "POST",
    body: new URLSearchParams({ email, password: "a-good-password", next: "/" }),
  });
  if (answer.status !== 302) throw new Error(`Signing up answered ${answer.status}.`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const [user] = await askDatabase<{ id: string }>(databaseUrl, "select id from users where email = $1", [
    email,
  ]);
  const userId = user?.id ?? "";
  if (role === "admin")
    await askDatabase(
      databaseUrl,
      "insert into user_roles (user_id, role) values ($1, 'admin') on conflict (user_id) do update set role = 'admin'",
      [userId],
    );
  return { email, userId, send: sender(origin, cookie) };
}

/** Every request comes from another address, or the limits would answer instead of what is tested. */
function sender(origin: string, cookie: string): Person["send"] {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    if (!headers.has("origin")) headers.set("origin", origin);
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", anyAddress());
    return await fetch(origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers,
    });
  };
}
