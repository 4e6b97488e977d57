import { Badge } from "#app/ui/badge.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { IntegrationExample } from "./integration-examples.ts";

interface CodeExampleProps {
  example: IntegrationExample;
  curl: string;
  typescript: string;
}

export function CodeExample({ example, curl, typescript }: CodeExampleProps) {
  return (
    <article id={example.id} className="scroll-mt-24">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-title">{example.title}</h3>
        <Badge tone={example.status < 400 ? "success" : "danger"}>{example.status}</Badge>
        {example.needsToken ? <Badge tone="outline">token</Badge> : null}
      </div>
      <p className="mt-1 text-muted-foreground">
        {example.text} The answer has {listOf(example.answers)}.
      </p>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <CodeBlock label="curl" code={curl} />
        <CodeBlock label="TypeScript" code={typescript} />
      </div>
    </article>
  );
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

function listOf(names: string[]): string {
  return list.format(names);
}
