import type { BatchView } from "#app/core/ai/generations/get-batch.server.ts";
import { Badge } from "#app/ui/badge.tsx";

const tones = { running: "info", done: "success", cancelled: "neutral" } as const;
const labels = { running: "Running", done: "Done", cancelled: "Cancelled" };

export function BatchStatus({ batch: { status, isPaused } }: { batch: BatchView }) {
  if (isPaused) return <Badge tone="warning">Paused</Badge>;
  return <Badge tone={tones[status]}>{labels[status]}</Badge>;
}
