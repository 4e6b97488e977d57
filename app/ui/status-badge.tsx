import { Badge, type BadgeTone } from "./badge.tsx";

const tones: Record<string, BadgeTone> = {
  approved: "success",
  pending: "warning",
  rejected: "danger",
  active: "success",
  connected: "success",
  synced: "success",
  success: "success",
  failed: "danger",
  processing: "info",
  running: "info",
  queued: "info",
  syncing: "info",
  scheduled: "info",
};

/** Tone of a piece of work's state; anything unknown stays plain. */
export function statusTone(status: string): BadgeTone {
  const word = status.toLowerCase().match(/^[a-z]+/)?.[0] ?? "";
  return tones[word] ?? "neutral";
}

/** `approved`, `pending`, `Processing (47)`: coloured by the first word; underscores read as spaces. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{status.replaceAll("_", " ")}</Badge>;
}

/** Status of a prompt record: Live in petrol, every other status plain grey. */
export function PromptStatusBadge({ status }: { status: string }) {
  return <Badge tone={status === "Live" ? "primary" : "neutral"}>{status}</Badge>;
}
