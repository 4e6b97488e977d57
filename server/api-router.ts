import { billingApi } from "#app/features/billing/api.server.ts";
import { catalogApi } from "#app/core/catalog/api.server.ts";

/** Every operation that the HTTP API offers, one line per area. */
export const apiRouter = { billing: billingApi, catalog: catalogApi };
