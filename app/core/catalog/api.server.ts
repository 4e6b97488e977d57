import * as z from "zod";
import { requireScope } from "#app/core/accounts/ctx.server.ts";
import { mixedProcedure, openProcedure } from "#app/core/accounts/procedure.server.ts";
import { airtableProxy, isWriting, proxyInput } from "./airtable-proxy.server.ts";
import { getRecord } from "./get-record.server.ts";
import { listRecords } from "./list-records.server.ts";
import { largestPage, listInput } from "./schema.ts";

const apiListInput = listInput.extend({
  limit: z.coerce.number().int().min(1).max(largestPage).default(24),
});

export const catalogApi = {
  list: openProcedure
    .route({
      method: "GET",
      path: "/api/v1/prompts",
      summary: "Search and list prompts",
      description:
        "Filters may be repeated. The answer holds at most 60 cards; pass nextCursor as cursor for the next ones.",
      tags: ["Prompts"],
    })
    .input(apiListInput)
    .handler(async ({ input, context }) => await listRecords(context.ctx, input)),
  get: openProcedure
    .route({
      method: "GET",
      path: "/api/v1/prompts/{id}",
      summary: "Read one prompt",
      description: "fullPrompt is null until you have unlocked the prompt.",
      tags: ["Prompts"],
    })
    .input(z.object({ id: z.string().max(100) }))
    .handler(async ({ input, context }) => await getRecord(context.ctx, input.id)),
  airtableProxy: mixedProcedure
    .route({
      method: "POST",
      path: "/functions/v1/airtable-proxy",
      summary: "Read and write the record tables",
      description:
        "One function with five actions: listTables, getTableData (with an optional filterFormula in Airtable's formula language), getRecord, updateRecord and createRecord. Locked texts, files and addresses of creators are left out for callers who may not read them.",
      tags: ["Records"],
    })
    .input(proxyInput)
    .handler(async ({ input, context }) => {
      requireScope(context.ctx, isWriting(input) ? "write" : "read");
      return await airtableProxy(context.ctx, input);
    }),
};
