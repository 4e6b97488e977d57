import { openProcedure } from "#app/core/accounts/procedure.server.ts";
import { airtableProxy, proxyInput } from "./airtable-proxy.server.ts";

export const catalogApi = {
  airtableProxy: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/airtable-proxy",
      summary: "Read and write the record tables",
      description:
        "One function with five actions: listTables, getTableData (with an optional filterFormula in Airtable's formula language), getRecord, updateRecord and createRecord. Locked texts, files and addresses of creators are left out for callers who may not read them.",
      tags: ["Records"],
    })
    .input(proxyInput)
    .handler(async ({ input, context }) => await airtableProxy(context.ctx, input)),
};
