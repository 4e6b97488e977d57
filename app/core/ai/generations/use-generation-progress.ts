import { useEffect, useEffectEvent, useState } from "react";

const pauseMs = 600;

interface Standing {
  status: string;
  progress: number;
}

/** Asks how a piece of work stands until it has ended; `null` while there is none to ask about. */
export function useGenerationProgress(id: string | null, onEnd: (status: string) => void): number {
  const [standing, setStanding] = useState({ id, progress: 0 });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (id === null) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      try {
        const response = await fetch(`/api/v1/generations/${id}`, { signal: stop.signal });
        const { status, progress }: Standing = await response.json();
        setStanding({ id, progress: progress ?? 0 });
        if (!response.ok || (status !== "queued" && status !== "running")) {
          end(response.ok ? status : "failed");
          return;
        }
      } catch {
        // The network may come back; the work goes on without us.
        if (stop.signal.aborted) return;
      }
      timer = setTimeout(() => void ask(), pauseMs);
    }
    timer = setTimeout(() => void ask(), pauseMs / 2);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [id]);

  return standing.id === id ? standing.progress : 0;
}
