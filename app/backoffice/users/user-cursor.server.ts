import * as z from "zod";
import { cleanText } from "#app/platform/http/clean-input.ts";

/** Where a page of a list begins: the sort key of its neighbour, as text, and the neighbour's id. */
const part = z.string().transform(cleanText);
const cursor = z.tuple([part, part]);

export function writeCursor(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** A cursor that was tampered with, or belongs to another sort, starts from the beginning. */
export function readCursor(text: string | undefined, shape: RegExp): [key: string, id: string] | undefined {
  if (text === undefined) return undefined;
  try {
    const read = cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return shape.test(read[0]) ? read : undefined;
  } catch {
    return undefined;
  }
}
