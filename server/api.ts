import { siteBrand } from "#app/brand.server.ts";
import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { type ApiErrorBody, toApiError } from "#app/core/accounts/procedure.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { apiRouter } from "./api-router.ts";

const handler = new OpenAPIHandler<{ ctx: Ctx }>(apiRouter, {
  clientInterceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (error) {
        throw toApiError(error, context.ctx);
      }
    },
  ],
  customErrorResponseBodyEncoder: (error) => error.data as ApiErrorBody,
});

export async function handleApi(request: Request, ctx: Ctx): Promise<Response> {
  const { matched, response } = await handler.handle(request, { context: { ctx } });
  if (matched) return response;
  const body: ApiErrorBody = {
    error: "There is no such operation.",
    code: "not_found",
    requestId: ctx.requestId,
  };
  return Response.json(body, { status: 404 });
}

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

/** The document behind `/openapi.json` and the reference at `/docs`. */
export async function describeApi() {
  return await generator.generate(apiRouter, {
    info: {
      title: `${siteBrand().name} API`,
      version: "1.0.0",
      description:
        "Send a bearer token from your account page, or use the session cookie from a page of this site. Errors always have the same shape: error, code, fields and requestId.",
    },
    servers: [{ url: env().APP_ORIGIN }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  });
}
