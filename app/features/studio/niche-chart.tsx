import { Fragment } from "react";
import { formatCount } from "#app/ui/format-number.ts";
import type { Level, Niche } from "./sample-niches.ts";

const columns: Level[] = ["Low", "Medium", "High"];
const rows: Level[] = ["High", "Medium", "Low"];

const mostShown = 5;

function inCell(niches: readonly Niche[], profit: Level, competition: Level): Niche[] {
  return niches
    .filter((niche) => niche.profitability === profit && niche.competition === competition)
    .toSorted((a, b) => b.searches - a.searches);
}

/** Where each niche stands: competition across, profit upwards, the dot as large as its searches. */
export function NicheChart({ niches }: { niches: readonly Niche[] }) {
  const largest = Math.max(1, ...niches.map(({ searches }) => searches));
  return (
    <>
      <table className="mt-4 w-full table-fixed border-separate border-spacing-1 text-micro">
        <caption className="sr-only">Sample niches by competition and profit</caption>
        <thead>
          <tr>
            <td className="w-16 text-muted-foreground max-md:hidden">Profit ↑</td>
            {columns.map((level) => (
              <th key={level} scope="col" className="pb-1 font-label text-muted-foreground">
                {level}
                <span className="sr-only"> competition</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((profit) => (
            <Fragment key={profit}>
              {/* A phone has no room for a column of its own. */}
              <tr className="md:hidden">
                <th scope="rowgroup" colSpan={columns.length} className="pt-2 text-left font-label">
                  {profit} profit
                </th>
              </tr>
              <tr>
                <th scope="row" className="pr-1 text-left font-label text-muted-foreground max-md:hidden">
                  {profit}
                  <span className="sr-only"> profit</span>
                </th>
                {columns.map((competition) => (
                  <Cell
                    key={competition}
                    niches={inCell(niches, profit, competition)}
                    largest={largest}
                    isBest={profit === "High" && competition === "Low"}
                  />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p aria-hidden className="pt-1 text-center text-micro text-muted-foreground md:pl-16">
        Competition →
      </p>
    </>
  );
}

interface CellProps {
  niches: Niche[];
  largest: number;
  isBest: boolean;
}

function Cell({ niches, largest, isBest }: CellProps) {
  const rest = niches.length - mostShown;
  return (
    <td
      className={`h-24 rounded-sm p-1.5 align-top md:p-2 max-md:h-14 ${isBest ? "bg-marker-soft" : "bg-sunken"}`}
    >
      <ul className="flex flex-col gap-1">
        {niches.slice(0, mostShown).map(({ name, searches }) => {
          const side = 5 + Math.round(9 * Math.sqrt(searches / largest));
          return (
            <li
              key={name}
              title={`${name}: ${formatCount(searches)} searches`}
              className="min-w-0 md:flex md:items-center md:gap-1.5"
            >
              <span
                aria-hidden
                className="inline-block shrink-0 rounded-full bg-[var(--chart-1)] align-middle max-md:mr-1"
                style={{ width: side, height: side }}
              />
              <span className="min-w-0 break-words hyphens-auto md:line-clamp-2">{name}</span>
            </li>
          );
        })}
        {rest > 0 ? <li className="text-muted-foreground">and {rest} more</li> : null}
      </ul>
    </td>
  );
}
