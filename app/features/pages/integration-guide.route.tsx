import type { ReactNode } from "react";
import { Link } from "react-router";
import { env } from "#app/platform/env/env.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { CodeBlock } from "./code-block.tsx";
import { CodeExample } from "./code-example.tsx";
import { FunctionTable } from "./function-table.tsx";
import {
  curlExample,
  integrationExamples,
  tokenVariable,
  typescriptExample,
} from "./integration-examples.ts";
import { errorShape, statusMeanings, studioFrame, studioRoute } from "./integration-notes.ts";
import type { Route } from "./+types/integration-guide.route";

export function loader() {
  return { origin: env().APP_ORIGIN };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Integration guide",
    description: "Use the functions from your own scripts, and bring the studio to your site.",
    path: "/integration-guide",
  });
}

export default function IntegrationGuidePage({ loaderData: { origin } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Integration guide"
        lead="Call the same functions that the pages use, or bring the Design Workflow Studio to a site of your own."
      />

      <Section title="1. The address and the token">
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="max-w-prose">
            <p>
              Every function answers to <InlineCode>POST {origin}/functions/v1/&lt;name&gt;</InlineCode> with
              JSON in and JSON out. The machine-readable description is at{" "}
              <a className={linkStyle} href="/openapi.json">
                /openapi.json
              </a>
              , the reference to read at{" "}
              <Link className={linkStyle} to="/docs">
                /docs
              </Link>
              .
            </p>
            <p className="mt-4">
              What belongs to an account needs a bearer token. Create one on your{" "}
              <Link className={linkStyle} to="/account">
                account page
              </Link>
              , give it only the scopes it needs (read, write), and keep it out of anything that a browser can
              read. It is shown once.
            </p>
          </div>
          <CodeBlock label="Shell" code={`export ${tokenVariable}="spm_..."`} />
        </div>
      </Section>

      <Section title="2. Examples" lead="Each of these runs as it stands; our own tests send them.">
        <div className="grid gap-10">
          {integrationExamples.map((example) => (
            <CodeExample
              key={example.id}
              example={example}
              curl={curlExample(example, origin)}
              typescript={typescriptExample(example, origin)}
            />
          ))}
        </div>
      </Section>

      <Section title="3. Functions" lead="Names, what they take and what they answer.">
        <FunctionTable />
      </Section>

      <Section
        title="4. Errors"
        lead="One shape for every refusal. The sentence in error may be shown to people."
      >
        <div className="grid gap-6 lg:grid-cols-2">
          <CodeBlock label="JSON" code={errorShape} />
          <dl className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {statusMeanings.map(({ status, meaning }) => (
              <div key={status} className="contents">
                <dt className="font-mono text-ui font-strong">{status}</dt>
                <dd className="text-ui text-muted-foreground max-sm:mb-2">{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>

      <Section title="5. The studio on your own site" id="studio" className="scroll-mt-24">
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="max-w-prose">
            <p>
              The simplest way is a link to{" "}
              <Link className={linkStyle} to="/design-workflow">
                {origin}/design-workflow
              </Link>
              . It opens on the import tab and needs no account.
            </p>
            <p className="mt-4">
              To show it inside a page of yours, put the studio alone into a frame, as on the right. Whoever
              runs this site names your address in <InlineCode>STUDIO_FRAME_ANCESTORS</InlineCode> first;
              every other page, and every other site, stays refused, so that nobody can be tricked into
              pressing a button they cannot see. In a frame people work as visitors, and their work is kept in
              their own browser.
            </p>
            <p className="mt-4">
              If you run this software yourself, or a React Router site of your own, copy the folder{" "}
              <InlineCode>app/features/studio</InlineCode> together with <InlineCode>app/ui</InlineCode> and
              the parts of <InlineCode>app/core</InlineCode> and <InlineCode>app/platform</InlineCode> it
              stands on, and add the route. The studio talks to your server only through its own addresses
              below it.
            </p>
            <p className="mt-4">
              If you build your own screens, call the functions above from your server: read a design, improve
              the prompt, make the tags, and write the listing with your own rules.
            </p>
          </div>
          <div className="grid content-start gap-6">
            <CodeBlock label="Your page" code={studioFrame(origin)} />
            <CodeBlock label="app/routes.ts" code={studioRoute} />
          </div>
        </div>
      </Section>
    </Page>
  );
}

const linkStyle = "text-link underline underline-offset-3";

function InlineCode({ children }: { children: ReactNode }) {
  return (
    <code className="rounded-xs bg-muted px-1.5 py-0.5 font-mono text-[0.875em] wrap-anywhere">
      {children}
    </code>
  );
}
