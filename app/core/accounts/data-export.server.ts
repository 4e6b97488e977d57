import { strToU8, zipSync } from "fflate";
import { type Ctx, requireMember } from "./ctx.server.ts";

/** One file of a person's own data, by its name in the zip. */
export type ExportParts = Record<string, (ctx: Ctx) => Promise<unknown>>;

export async function exportOwnData(ctx: Ctx, parts: ExportParts): Promise<Uint8Array> {
  const { userId, email, name, role, createdAt } = requireMember(ctx);
  const files = { "account.json": toFile({ userId, email, name, role, createdAt }) };
  for (const [part, read] of Object.entries(parts))
    Object.assign(files, { [`${part}.json`]: toFile(await read(ctx)) });
  return zipSync(files, { level: 6 });
}

function toFile(value: unknown): Uint8Array {
  return strToU8(JSON.stringify(value, null, 2));
}
