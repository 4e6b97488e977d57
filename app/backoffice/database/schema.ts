import * as z from "zod";
import { adminTables, sourceTables } from "#app/core/catalog/source-tables.ts";
import { bulkStatuses } from "./statuses.ts";

export const tableSorts = ["newest", "oldest", "title", "title-down"] as const;

/** What the address of the record table says; anything odd falls back to the first page of the first table. */
export const tableQuery = z.object({
  table: z.enum(sourceTables).catch(adminTables[0]),
  q: z
    .string()
    .transform((text) => text.slice(0, 200))
    .catch(""),
  status: z.string().max(60).catch(""),
  sort: z.enum(tableSorts).catch("newest"),
  page: z.coerce.number().int().min(1).catch(1),
});

export type TableQuery = z.output<typeof tableQuery>;

export const bulkInput = z.object({
  ids: z.array(z.string().max(40)).min(1, "Please select records first.").max(500, "At most 500 at a time."),
  status: z.enum(bulkStatuses, "Please choose a status."),
});

const price = "Price must be a number of at least 0.";

/** The record form: texts as typed, an empty one removes the field. */
export const recordInput = z.object({
  id: z.string().max(40),
  title: z.string().trim().max(300, "Please use at most 300 characters."),
  description: z.string().trim().max(4000, "Please use at most 4000 characters."),
  fullPrompt: z.string().trim().max(20_000, "Please use at most 20000 characters."),
  price: z
    .string()
    .trim()
    .transform((text) => text.replace(",", "."))
    .refine((text) => text === "" || (/^\d+(\.\d{1,2})?$/.test(text) && Number(text) <= 100_000), price)
    .transform((text) => (text === "" ? null : Number(text))),
  pack: z.string().max(60),
  type: z.string().trim().max(120),
  status: z.string().trim().min(1, "Please choose a status.").max(60),
  tags: z.string().max(2000, "Please use at most 2000 characters."),
  creator: z.string().trim().max(200),
  /** What was shown when the form was opened. */
  updatedAt: z.iso.datetime(),
});

/** One row of the record table. */
export interface RecordRow {
  id: string;
  tableName: string;
  title: string;
  kind: string;
  status: string;
  isActive: boolean;
  imageUrl: string | null;
  price: number;
  createdAt: string;
  updatedAt: string;
}

/** The record as the form holds it. */
export interface EditedRecord {
  id: string;
  tableName: string;
  updatedAt: string;
  title: string;
  description: string;
  fullPrompt: string;
  price: string;
  pack: string;
  type: string;
  status: string;
  tags: string;
  creator: string;
}
