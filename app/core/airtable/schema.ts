import * as z from "zod";

const record = z.object({
  id: z.string(),
  createdTime: z.string().optional(),
  fields: z.record(z.string(), z.unknown()),
});

export const recordPage = z.object({ records: z.array(record), offset: z.string().optional() });

const table = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(z.object({ name: z.string(), type: z.string() })),
});

export const tableList = z.object({ tables: z.array(table) });

export const errorAnswer = z.object({
  error: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]),
});

export type AirtableRecord = z.output<typeof record>;
export type AirtableTable = z.output<typeof table>;
