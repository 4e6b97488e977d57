import { Link } from "react-router";
import type { BatchView } from "#app/core/ai/generations/get-batch.server.ts";
import { Section } from "#app/ui/page.tsx";
import { BatchStatus } from "./batch-status.tsx";

export function BatchList({ batches }: { batches: readonly BatchView[] }) {
  if (batches.length === 0) return null;
  return (
    <Section title="Your batches">
      <ul className="divide-y rounded-lg border bg-card shadow-card">
        {batches.map((batch) => (
          <li key={batch.id}>
            <Link
              to={`/generator/create?batch=${batch.id}`}
              className="flex min-h-13 items-center justify-between gap-4 px-4 py-2.5 hover:bg-accent"
            >
              <span className="min-w-0 truncate text-ui font-label">{batch.title}</span>
              <span className="flex shrink-0 items-center gap-3 text-small text-muted-foreground">
                {`${batch.done} of ${batch.total}`}
                <BatchStatus batch={batch} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
