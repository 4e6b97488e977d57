import type { ApiOperation } from "#app/core/accounts/api-reference.server.ts";
import { describeApi } from "./api.ts";

interface DescribedOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: unknown;
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

/** The OpenAPI document as the reference page shows it: one entry per operation, grouped by tag. */
export async function listOperations(): Promise<ApiOperation[]> {
  const { paths = {} } = await describeApi();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, value]) => {
      const operation = value as DescribedOperation;
      return {
        method: method.toUpperCase(),
        path,
        tag: operation.tags?.[0] ?? "Other",
        summary: operation.summary ?? path,
        description: operation.description ?? "",
        input: schemaOf(operation.requestBody?.content) ?? operation.parameters ?? null,
        output: schemaOf(operation.responses?.["200"]?.content) ?? null,
      };
    }),
  );
}

function schemaOf(content: Record<string, { schema?: unknown }> | undefined): unknown {
  return content?.["application/json"]?.schema;
}
