import { ArrowUpRight } from "lucide-react";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { SeoData } from "./schema.ts";

const levels = { Low: 1, Medium: 2, High: 3 };

/** Search volume and competition of the nearest sample niche, and what could still be done. */
export function DemandCard({ data }: { data: SeoData }) {
  const { searchVolume, competition, niche, suggestions } = data;
  const filled = competition ? levels[competition] : 0;
  return (
    <Card>
      <CardHeader title="Demand" actions={<SampleDataLabel />} />
      <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-[auto_auto_minmax(0,1fr)]">
        <div>
          <p className="text-small text-muted-foreground">Search volume</p>
          <p className="text-heading">{searchVolume === null ? "Unknown" : formatCount(searchVolume)}</p>
          <p className="text-small text-muted-foreground">a month</p>
        </div>
        <div>
          <p className="text-small text-muted-foreground">Competition</p>
          <p className="text-heading">{competition ?? "Unknown"}</p>
          <span aria-hidden className="mt-1.5 flex gap-1">
            {[1, 2, 3].map((step) => (
              <span
                key={step}
                className={`h-1.5 w-7 rounded-[3px] ${step <= filled ? "bg-[var(--chart-2)]" : "bg-muted"}`}
              />
            ))}
          </span>
        </div>
        <div>
          <p className="text-small text-muted-foreground">Suggestions</p>
          <ul className="mt-1 flex flex-col gap-2 text-ui">
            {suggestions.map((suggestion) => (
              <li key={suggestion} className="flex gap-2.5">
                <ArrowUpRight className="mt-0.5 size-4 shrink-0 text-link" />
                {suggestion}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-4 text-small text-muted-foreground">
        {niche
          ? `Both figures belong to the sample niche “${niche}”. `
          : "No sample niche is near these keywords. "}
        No source of live search volumes is connected to this site.
      </p>
    </Card>
  );
}
