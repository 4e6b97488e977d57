import { TrendingDown, TrendingUp } from "lucide-react";
import { useState } from "react";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { Select } from "#app/ui/select.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { Level, Niche } from "./sample-niches.ts";
import { nicheSorts, type NicheSort, sortNiches } from "./sort-niches.ts";

const competitionTones: Record<Level, BadgeTone> = { Low: "success", Medium: "warning", High: "danger" };
const profitTones: Record<Level, BadgeTone> = { Low: "danger", Medium: "warning", High: "success" };

const firstShown = 10;

interface NicheTableProps {
  niches: readonly Niche[];
  onUse: (name: string) => void;
}

/** Toolkit §3: name, competition, profitability, trend, average price and searches. */
export function NicheTable({ niches, onUse }: NicheTableProps) {
  const [sort, setSort] = useState<NicheSort>("searches");
  const [isUp, setIsUp] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const shown = sortNiches(niches, sort, isUp).slice(0, isWhole ? undefined : firstShown);

  const sorted = (key: NicheSort): Column<Niche>["sort"] => ({
    direction: key === sort ? (isUp ? "ascending" : "descending") : undefined,
    onSort: () => {
      setIsUp(key === sort ? !isUp : key === "name");
      setSort(key);
    },
  });

  return (
    <section aria-label="Niches">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 text-title">
          Niches <SampleDataLabel />
        </h2>
        <Select
          aria-label="Sort niches"
          prefix="Sort"
          size="sm"
          className="md:hidden"
          value={sort}
          options={nicheSorts}
          onChange={(event) => {
            const next = nicheSorts.find(({ value }) => value === event.target.value);
            if (next) setSort(next.value);
            setIsUp(next?.value === "name");
          }}
        />
      </div>
      <DataTable
        caption="Sample niches"
        rows={shown}
        rowKey={({ name }) => name}
        columns={[
          { header: "Niche", render: ({ name }) => name, isName: true, sort: sorted("name") },
          {
            header: "Competition",
            render: ({ competition }) => <Badge tone={competitionTones[competition]}>{competition}</Badge>,
            sort: sorted("competition"),
          },
          {
            header: "Profit",
            render: ({ profitability }) => <Badge tone={profitTones[profitability]}>{profitability}</Badge>,
            sort: sorted("profitability"),
          },
          { header: "Trend", render: ({ trend }) => <Trend trend={trend} />, sort: sorted("trend") },
          {
            header: "Avg. price",
            render: ({ avgPrice }) => `$${avgPrice.toFixed(2)}`,
            isNumeric: true,
            sort: sorted("avgPrice"),
          },
          {
            header: "Searches",
            render: ({ searches }) => formatCount(searches),
            isNumeric: true,
            sort: sorted("searches"),
          },
          {
            header: "Actions",
            isActions: true,
            render: ({ name }) => (
              <Button type="button" variant="ghost" size="xs" onClick={() => onUse(name)}>
                Use<span className="sr-only"> {name}</span>
              </Button>
            ),
          },
        ]}
      />
      {shown.length < niches.length ? (
        <Button type="button" variant="outline" className="mt-3 w-full" onClick={() => setIsWhole(true)}>
          Show all {niches.length} niches
        </Button>
      ) : null}
    </section>
  );
}

function Trend({ trend }: Pick<Niche, "trend">) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {trend === "Rising" ? <TrendingUp className="size-4 text-success" /> : null}
      {trend === "Falling" ? <TrendingDown className="size-4 text-destructive" /> : null}
      {trend}
    </span>
  );
}
