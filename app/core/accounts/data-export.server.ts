import { strToU8, zipSync } from "fflate";
import { type Ctx, requireMember } from "./ctx.server.ts";

/** One file of a person's own data; areas add theirs by `addExport`. */
export type ExportPart = (ctx: Ctx, userId: string) => Promise<unknown>;

const parts = new Map<string, ExportPart>();

/** Called by an area when it is loaded: the name becomes `<name>.json` in the zip. */
export function addExport(name: string, part: ExportPart): void {
  parts.set(name, part);
}

export async function exportOwnData(ctx: Ctx): Promise<Uint8Array> {
  const member = requireMember(ctx);
  const { userId, email, name, role, createdAt } = member;
  const files: Record<string, Uint8Array> = {
    "account.json": toFile({ userId, email, name, role, createdAt }),
  };
  for (const [file, part] of parts) files[`${file}.json`] = toFile(await part(ctx, userId));
  return zipSync(files, { level: 6 });
}

function toFile(value: unknown): Uint8Array {
  return strToU8(JSON.stringify(value, null, 2));
}
