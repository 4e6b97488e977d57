import { Link } from "react-router";
import { formatCount, formatTotal } from "#app/ui/format-number.ts";
import type { SiteCounts } from "./site-counts.ts";

const platforms = [
  { name: "Midjourney", to: "/midjourney" },
  { name: "DALLE", to: "/dalle" },
  { name: "Leonardo", to: "/leonardo" },
  { name: "Ideogram", to: "/ideogram" },
  { name: "Freepik", to: "/freepik" },
  { name: "Recraft", to: "/recraft" },
  { name: "Kittl", to: "/kittl" },
  { name: "Artistly", to: "/artistly" },
  { name: "Canva", to: "/canva" },
];

export function PlatformStrip() {
  return (
    <nav
      aria-label="Prompts by platform"
      className="page-width mt-14 flex flex-wrap items-center gap-x-7 gap-y-1"
    >
      <div className="flex w-full flex-wrap items-center gap-x-7 gap-y-1 border-y py-4">
        <span className="text-ui text-muted-foreground">Written for</span>
        {platforms.map(({ name, to }) => (
          <Link
            key={to}
            to={to}
            className="rounded-xs py-2 font-label text-muted-foreground hover:text-foreground hover:underline"
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** Counted in this site's own database when the page was made. */
export function CountStrip({ counts }: { counts: SiteCounts }) {
  const tiles = [
    { label: "prompts in the library", value: formatCount(counts.prompts) },
    { label: "creators", value: formatTotal(counts.creators) },
    { label: "prompts unlocked", value: formatTotal(counts.unlocks) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-4 rounded-lg border bg-card p-5 shadow-card md:p-6">
      {tiles.map(({ label, value }) => (
        <div key={label} className="flex flex-col md:flex-row md:items-baseline md:gap-3">
          <dt className="order-2 text-small text-muted-foreground md:text-body">{label}</dt>
          <dd className="text-heading tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
