import { useEffect, useRef } from "react";
import { type LiveHandlers, openLiveEvents } from "./live-events.ts";

/** Live events while the component is shown; `null` as address for nobody to listen to. */
export function useLiveEvents(address: string | null, handlers: LiveHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (address === null) return undefined;
    return openLiveEvents(address, {
      onEvent: (event) => latest.current.onEvent(event),
      onReady: () => latest.current.onReady?.(),
    });
  }, [address]);
}
