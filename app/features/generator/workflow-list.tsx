import { Workflow } from "lucide-react";
import { Link } from "react-router";
import { mediumDay } from "#app/ui/format-day.ts";
import { Section } from "#app/ui/page.tsx";

interface WorkflowSummary {
  id: string;
  name: string;
  updatedAt: string;
}

/** What the Design Workflow Studio keeps for the same member, so that one page holds all of their work. */
export function WorkflowList({ workflows }: { workflows: readonly WorkflowSummary[] }) {
  if (workflows.length === 0) return null;
  return (
    <Section title="Design workflows" lead="Kept as you go in the Design Workflow Studio.">
      <ul className="divide-y rounded-lg border bg-card shadow-card">
        {workflows.map(({ id, name, updatedAt }) => (
          <li key={id}>
            <Link
              to={`/design-workflow?project=${id}`}
              className="flex min-h-14 items-center gap-4 px-4 py-2.5 hover:bg-accent"
            >
              <Workflow className="size-5 shrink-0 text-muted-foreground" />
              <span className="min-w-0 flex-1 truncate text-ui font-label">{name}</span>
              <time dateTime={updatedAt} className="shrink-0 text-small text-muted-foreground">
                {`Changed ${mediumDay(updatedAt)}`}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
