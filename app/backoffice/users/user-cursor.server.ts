import * as z from "zod";

/** Where a page of a list begins: the sort key of its neighbour, as text, and the neighbour's id. */
const cursor = z.tuple([z.string(), z.string()]);

export function writeCursor(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** A cursor that was tampered with starts from the beginning. */
export function readCursor(text: string | undefined): [key: string, id: string] | undefined {
  if (text === undefined) return undefined;
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    return undefined;
  }
}
