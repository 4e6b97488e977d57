import { ORPCError, os, ValidationError } from "@orpc/server";
import { AppError, type FieldMessages } from "#app/platform/errors/app-error.ts";
import { type Ctx, requireAdmin, requireMember, requireScope } from "./ctx.server.ts";

/** For an address that reads or writes by what is posted to it: its handler calls `requireScope`. */
export const mixedProcedure = os.$context<{ ctx: Ctx }>();

/** Every API operation starts from one of these. The door refuses early; the operation itself refuses again. */
export const openProcedure = mixedProcedure.use(async ({ next, context, procedure }) => {
  const method = procedure["~orpc"].route.method ?? "POST";
  requireScope(context.ctx, method === "GET" ? "read" : "write");
  return await next();
});

export const memberProcedure = openProcedure.use(async ({ next, context }) => {
  requireMember(context.ctx);
  return await next();
});

export const adminProcedure = openProcedure.use(async ({ next, context }) => {
  requireAdmin(context.ctx);
  return await next();
});

/** One error shape for every caller of the API. */
export interface ApiErrorBody {
  error: string;
  code: string;
  fields?: FieldMessages;
  requestId: string;
}

/** Maps whatever an operation threw to the status and body that leave the server. */
export function toApiError(error: unknown, ctx: Ctx): ORPCError<string, ApiErrorBody> {
  const refusal = refusalOf(error);
  if (!refusal) ctx.log.error({ err: error }, "api operation failed");
  const known = refusal ?? { status: 500, code: "internal", message: "Something went wrong on our side." };
  return new ORPCError(known.code.toUpperCase(), {
    status: known.status,
    message: known.message,
    cause: error,
    data: {
      error: known.message,
      code: known.code,
      ...("fields" in known && known.fields ? { fields: known.fields } : {}),
      requestId: ctx.requestId,
    },
  });
}

interface KnownRefusal {
  status: number;
  code: string;
  message: string;
  fields?: FieldMessages | undefined;
}

function refusalOf(error: unknown): KnownRefusal | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof ORPCError) || error.status >= 500) return undefined;
  if (!(error.cause instanceof ValidationError))
    return { status: error.status, code: error.code.toLowerCase(), message: error.message };
  const fields: FieldMessages = {};
  for (const issue of error.cause.issues) {
    const path = issue.path?.map((part) => (typeof part === "object" ? part.key : part)).join(".");
    fields[path || "body"] ??= issue.message;
  }
  const [message = "Please check what you sent."] = Object.values(fields);
  return { status: 422, code: "validation", message, fields };
}
