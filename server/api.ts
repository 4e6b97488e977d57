import { siteBrand } from "#app/brand.server.ts";
import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { type ApiErrorBody, toApiError } from "#app/core/accounts/procedure.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { cleanInput } from "#app/platform/http/clean-input.ts";
import { env } from "#app/platform/env/env.server.ts";
import { apiRouter } from "./api-router.ts";

const handler = new OpenAPIHandler<{ ctx: Ctx }>(apiRouter, {
  interceptors: [
    async ({ next, context }) => {
      try {
        return await next();
      } catch (error) {
        if (error instanceof ORPCError) return answerOf(error);
        // A body that cannot be read is refused before any operation is called.
        const sentence = "The request could not be read. Please send JSON with its content type.";
        return answerOf(toApiError(new AppError("bad_request", sentence, { cause: error }), context.ctx));
      }
    },
  ],
  clientInterceptors: [
    async ({ next, ...options }) => {
      const { context } = options;
      try {
        return await next({ ...options, input: cleanInput(options.input) });
      } catch (error) {
        throw toApiError(error, context.ctx);
      }
    },
  ],
});

function answerOf(error: ORPCError<string, unknown>) {
  const wait = error.cause instanceof AppError ? error.cause.retryAfterSeconds : undefined;
  const headers = wait === undefined ? {} : { "retry-after": String(wait) };
  return { matched: true as const, response: { status: error.status, headers, body: error.data } };
}

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
