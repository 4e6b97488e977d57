import { Badge } from "#app/ui/badge.tsx";
import type { TicketStatus } from "./schema.ts";

/** toolkit §4: open, in_progress and closed as default, secondary and outline; anything else as default. */
const tones: Partial<Record<string, "primary" | "neutral" | "outline">> = {
  open: "primary",
  in_progress: "neutral",
  closed: "outline",
};

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <Badge tone={tones[status] ?? "primary"}>{status.replaceAll("_", " ")}</Badge>;
}
