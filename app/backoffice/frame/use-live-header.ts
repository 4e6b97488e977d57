import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { loader } from "./figures.route.ts";
import type { WaitingCounts } from "./count-waiting.server.ts";
import type { Figures } from "./read-figures.server.ts";

const everyMs = 10_000;

interface LiveHeader {
  figures: Figures;
  waiting: WaitingCounts;
}

/** The header's figures, asked for again while somebody looks at the page. */
export function useLiveHeader(loaded: LiveHeader): LiveHeader {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") void load("/admin/figures");
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [load]);
  return data ?? loaded;
}
