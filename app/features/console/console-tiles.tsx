import { cn } from "#app/ui/class-names.ts";
import { StatStrip, StatTile } from "#app/ui/stat-tile.tsx";
import { noData, type Tile } from "./figure-shapes.ts";

export function SummaryStrip({ tiles }: { tiles: readonly Tile[] }) {
  return <StatStrip stats={tiles.map(({ label, value }) => ({ label, value: valueOf(value) }))} />;
}

export function TileRow({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <div
      className={cn(
        "grid gap-3",
        tiles.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4",
        // A drawing beside the number needs the phone's whole width.
        tiles.length === 4 && !tiles.some(({ series }) => series) && "max-sm:grid-cols-2",
      )}
    >
      {tiles.map(({ value, ...tile }) => (
        <StatTile key={tile.label} {...tile} value={valueOf(value)} />
      ))}
    </div>
  );
}

const longestFigure = 12;

/** A figure that does not exist is said, not drawn as nought; a name is not set as large as a number. */
function valueOf(value: string | null) {
  if (value === null) return <span className="text-body font-label text-muted-foreground">{noData}</span>;
  return value.length > longestFigure ? <span className="block text-title">{value}</span> : value;
}
