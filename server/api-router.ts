import { adminUsersApi } from "#app/backoffice/users/api.server.ts";
import { freepikApi } from "#app/backoffice/freepik/api.server.ts";
import { accountsApi } from "#app/core/accounts/api.server.ts";
import { aiApi } from "#app/core/ai/api.server.ts";
import { generationsApi } from "#app/core/ai/generations/api.server.ts";
import { catalogApi } from "#app/core/catalog/api.server.ts";
import { filesApi } from "#app/core/files/api.server.ts";
import { billingApi } from "#app/features/billing/api.server.ts";
import { studioApi } from "#app/features/studio/api.server.ts";

/** Every operation that the HTTP API offers, one line per area. */
export const apiRouter = {
  accounts: accountsApi,
  adminUsers: adminUsersApi,
  ai: aiApi,
  billing: billingApi,
  catalog: catalogApi,
  files: filesApi,
  freepik: freepikApi,
  generations: generationsApi,
  studio: studioApi,
};
