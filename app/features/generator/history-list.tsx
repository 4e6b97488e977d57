import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Section } from "#app/ui/page.tsx";
import { type GeneratorType, typeWords } from "./generator-types.ts";
import { typeIcons } from "./type-choice.tsx";

export interface HistoryEntry {
  id: string;
  type: GeneratorType;
  status: string;
  words: string;
  smallUrl: string | null;
  createdAt: Date;
}

const statusWords: Record<string, string> = {
  queued: "Waiting",
  running: "At work",
  failed: "Failed",
  cancelled: "Cancelled",
};

/** One's own generations, newest first. */
export function HistoryList({ entries, next }: { entries: readonly HistoryEntry[]; next: string | null }) {
  if (entries.length === 0) return null;
  return (
    <Section title="Your generations" lead="Open one again, or go on from where it stopped.">
      <ul className="divide-y rounded-lg border bg-card shadow-card">
        {entries.map((entry) => {
          const Icon = typeIcons[entry.type];
          return (
            <li key={entry.id}>
              <Link
                to={`/generator?result=${entry.id}`}
                className="flex min-h-16 items-center gap-4 px-4 py-2.5 hover:bg-accent"
              >
                {entry.smallUrl ? (
                  <img
                    src={entry.smallUrl}
                    alt=""
                    width={48}
                    height={48}
                    loading="lazy"
                    className="size-12 shrink-0 rounded-sm object-cover"
                  />
                ) : (
                  <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-sm bg-accent text-accent-foreground">
                    <Icon className="size-5" />
                  </span>
                )}
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-ui font-label">{entry.words}</span>
                  <span className="block text-small text-muted-foreground">
                    {typeWords[entry.type].label} ·{" "}
                    <time dateTime={entry.createdAt.toISOString()}>{formatTime(entry.createdAt)}</time>
                  </span>
                </span>
                {entry.status === "done" ? null : (
                  <Badge tone={entry.status === "failed" ? "danger" : "neutral"}>
                    {statusWords[entry.status] ?? entry.status}
                  </Badge>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {next ? (
        <Link
          to={`/generator?before=${next}`}
          className="mt-4 inline-flex min-h-11 items-center text-ui font-label text-link hover:underline"
        >
          Show older
        </Link>
      ) : null}
    </Section>
  );
}

/** In one zone for server and browser alike, so that both write the same. */
function formatTime(time: Date): string {
  return time.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
}
