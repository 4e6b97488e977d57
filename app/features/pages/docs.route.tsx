import { Form } from "react-router";
import { type ApiOperation, apiReference } from "#app/core/accounts/api-reference.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { shareMeta, siteName } from "#app/platform/http/share-meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { curlExample, exampleOf } from "./api-examples.ts";
import type { Route } from "./+types/docs.route";

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "API reference",
    description: `Every operation of the ${siteName(matches)} API, with examples.`,
    path: "/docs",
  });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get("q")?.trim().toLowerCase() ?? "";
  const operations = (await context.get(apiReference)()).filter(({ path, summary, tag, description }) =>
    `${path} ${summary} ${tag} ${description}`.toLowerCase().includes(query),
  );
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  return {
    query,
    origin: env().APP_ORIGIN,
    groups: tags.map((tag) => ({
      tag,
      operations: operations
        .filter((operation) => operation.tag === tag)
        .map((operation) => ({
          ...operation,
          exampleInput: operation.method === "GET" ? null : exampleOf(operation.input),
          exampleOutput: exampleOf(operation.output),
        })),
    })),
  };
}

export default function Docs({ loaderData: { groups, query, origin } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="API reference"
        lead="Everything the site does, for your own scripts."
        actions={
          <>
            <ButtonLink to="/integration-guide" variant="outline" size="sm">
              Integration guide
            </ButtonLink>
            <ButtonAnchor href="/openapi.json" variant="outline" size="sm">
              OpenAPI document
            </ButtonAnchor>
          </>
        }
      />
      <Card className="mb-8">
        <CardHeader title="Signing in and errors" level={2} />
        <div className="grid gap-6 text-ui lg:grid-cols-2">
          <p className="text-muted-foreground">
            Create an access token on your{" "}
            <a className="text-link underline" href="/account">
              account page
            </a>{" "}
            and send it as <code className="font-mono text-small">Authorization: Bearer spm_…</code>. Pages of
            this site may use the session cookie instead.
          </p>
          <pre className="rounded-sm bg-sunken p-4 font-mono text-small break-words whitespace-pre-wrap">
            {
              '{ "error": "A sentence", "code": "validation",\n  "fields": { "title": "…" }, "requestId": "…" }'
            }
          </pre>
        </div>
      </Card>
      <search className="mb-8 block max-w-100">
        <Form>
          <SearchBox label="Search operations" placeholder="Search operations" defaultValue={query} />
        </Form>
      </search>
      {groups.length === 0 ? <EmptyState title="No operation matches" /> : null}
      {groups.map(({ tag, operations }) => (
        <Section key={tag} title={tag}>
          <div className="flex flex-col gap-4">
            {operations.map((operation) => (
              <Operation
                key={`${operation.method} ${operation.path}`}
                operation={operation}
                origin={origin}
              />
            ))}
          </div>
        </Section>
      ))}
    </Page>
  );
}

interface OperationProps {
  operation: ApiOperation & { exampleInput: unknown; exampleOutput: unknown };
  origin: string;
}

function Operation({ operation, origin }: OperationProps) {
  const { method, path, summary, description, exampleInput, exampleOutput } = operation;
  const curl = curlExample(origin, method, path, exampleInput);
  return (
    <Card padding="none">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-3 px-5 py-4">
          <Badge tone={method === "GET" ? "info" : "primary"}>{method}</Badge>
          <code className="font-mono text-ui break-all">{path}</code>
          <span className="text-ui text-muted-foreground">{summary}</span>
        </summary>
        <div className="grid gap-4 border-t px-5 py-4">
          {description ? <p className="max-w-prose text-ui">{description}</p> : null}
          <Code title="Request" text={curl} />
          {exampleOutput === null ? null : (
            <Code title="Answer" text={JSON.stringify(exampleOutput, null, 2)} />
          )}
        </div>
      </details>
    </Card>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-center justify-between">
        <h3 className="text-small font-strong">{title}</h3>
        <CopyButton text={text} size="xs" variant="ghost" />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled box must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto rounded-sm bg-sunken p-4 font-mono text-small">
        {text}
      </pre>
    </div>
  );
}
