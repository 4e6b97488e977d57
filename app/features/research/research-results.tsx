import { Download, ExternalLink } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import type { DemandLevel } from "./demand-level.ts";
import type { Research, ResearchRow } from "./schema.ts";

const demandTones = { high: "success", medium: "warning", low: "neutral" } as const;
const levels: DemandLevel[] = ["high", "medium", "low"];

const columns: Column<ResearchRow>[] = [
  { header: "Rank", isNumeric: true, className: "md:w-16", render: ({ rank }) => rank },
  {
    header: "Listing",
    isName: true,
    render: ({ title, shop }) => (
      <span className="block min-w-0">
        <span className="block">{title}</span>
        {shop ? <span className="block text-small font-normal text-muted-foreground">{shop}</span> : null}
      </span>
    ),
  },
  {
    header: "Price",
    isNumeric: true,
    render: ({ price, currency }) =>
      new Intl.NumberFormat("en-US", { style: "currency", currency }).format(price),
  },
  {
    header: "Demand level",
    render: ({ demand }) => <Badge tone={demandTones[demand]}>{demand}</Badge>,
  },
  {
    header: "What the listing says",
    className: "text-small text-muted-foreground",
    render: ({ demandText }) => <span className="max-md:text-right">{demandText}</span>,
  },
];

const openColumn: Column<ResearchRow> = {
  header: "Open",
  isActions: true,
  render: ({ url, title }) => (
    <ButtonAnchor href={url} target="_blank" rel="noreferrer" variant="ghost" size="xs">
      <ExternalLink />
      <span>Open</span>
      <span className="sr-only">{title} on Etsy</span>
    </ButtonAnchor>
  ),
};

export function ResearchResults({ research }: { research: Research }) {
  const { term, startRank, source, rows } = research;
  const query = (rank: number) => new URLSearchParams({ term, rank: String(rank) }).toString();
  return (
    <section aria-labelledby="results-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="results-title" className="text-heading">
              Results for “{term}”
            </h2>
            {source === "sample" ? <SampleDataLabel /> : null}
          </div>
          <p className="mt-1 text-ui text-muted-foreground">
            {source === "sample"
              ? "Invented listings that show how the page works. With an Etsy key in the settings it searches Etsy itself."
              : "Ranked by Etsy. Its interface names no sales: the demand level follows from how often a listing was saved."}
          </p>
        </div>
        <ButtonAnchor href={`/etsy-research/results.csv?${query(startRank)}`} variant="outline" download>
          <Download />
          Export CSV
        </ButtonAnchor>
      </div>
      <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-ui" aria-label="Listings by demand level">
        {levels.map((level) => (
          <li key={level} className="flex items-center gap-2">
            <Badge tone={demandTones[level]}>{level}</Badge>
            {rows.filter(({ demand }) => demand === level).length} of {rows.length}
          </li>
        ))}
      </ul>
      <DataTable
        caption={`Listings for ${term}, rank ${startRank} to ${startRank + rows.length - 1}`}
        rows={rows}
        rowKey={({ rank }) => String(rank)}
        // Sample addresses lead nowhere.
        columns={source === "sample" ? columns : [...columns, openColumn]}
      />
      <nav aria-label="Ranks" className="mt-5 flex justify-center gap-3">
        {startRank > 1 ? (
          <ButtonLink to={`?${query(Math.max(1, startRank - 10))}`} variant="outline" preventScrollReset>
            Previous ten
          </ButtonLink>
        ) : null}
        <ButtonLink to={`?${query(startRank + 10)}`} variant="outline" preventScrollReset>
          Next ten
        </ButtonLink>
      </nav>
    </section>
  );
}
