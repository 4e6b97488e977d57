import { ArrowDownLeft, Image, LockOpen, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { formatAmount, hundredths } from "#app/core/credits/amount.ts";
import { type EntryReason, reasonWord } from "#app/core/credits/entry-words.ts";
import type { ShownEntry } from "#app/core/credits/list-entries.server.ts";
import { Card } from "#app/ui/card.tsx";
import { shortDay } from "#app/ui/format-day.ts";

const icons: Partial<Record<EntryReason, typeof Image>> = {
  unlock: LockOpen,
  generation: Image,
  hold: Image,
  refund: Undo2,
  release: Undo2,
};

export function LatestEntries({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <Card padding="none" className="flex flex-col">
      <h2 className="px-6 pt-5 pb-3 text-title font-strong">Latest entries</h2>
      <ul className="flex-1">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center gap-4 border-t px-6 py-3">
            <EntryIcon reason={entry.reason} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-ui font-label">
                {entry.link ? (
                  <Link to={entry.link} className="hover:underline">
                    {entry.note}
                  </Link>
                ) : (
                  entry.note
                )}
              </p>
              <p className="text-small text-muted-foreground">
                {reasonWord(entry.reason)} · {shortDay(entry.createdAt)}
              </p>
            </div>
            <p className={`text-ui font-strong ${hundredths(entry.delta) > 0 ? "text-success" : ""}`}>
              {signedAmount(entry.delta)}
            </p>
          </li>
        ))}
      </ul>
      <Link
        to="/account/credits"
        className="border-t px-6 py-3.5 text-small font-label text-link hover:underline"
      >
        Credit history
      </Link>
    </Card>
  );
}

function EntryIcon({ reason }: { reason: EntryReason }) {
  const Icon = icons[reason] ?? ArrowDownLeft;
  return (
    <span
      aria-hidden
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm bg-sunken"
    >
      <Icon className="size-4.5 text-muted-foreground" />
    </span>
  );
}

function signedAmount(delta: string): string {
  const cents = hundredths(delta);
  return `${cents > 0 ? "+" : cents < 0 ? "−" : ""}${formatAmount(Math.abs(cents) / 100)}`;
}
