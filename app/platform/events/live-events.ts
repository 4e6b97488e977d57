import { heartbeatMs, heartbeatTimeoutMs, type LiveEvent, reconnectDelayMs } from "./live-event.ts";

export interface LiveHandlers {
  onEvent(event: LiveEvent): void;
  /** Connected, or connected again: ask for the current state, events may have been missed. */
  onReady?(): void;
}

/**
 * Live events in the browser. Reconnects by itself after 1, 2, 5 and then every 10 seconds; a hidden
 * page lets its connection go, because a browser has only a few per site. Returns the way to stop.
 */
export function openLiveEvents(address: string, handlers: LiveHandlers): () => void {
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  function close() {
    clearTimeout(silence);
    clearTimeout(retry);
    source?.close();
    source = undefined;
  }

  function reconnect() {
    close();
    retry = setTimeout(open, reconnectDelayMs(attempt));
    attempt += 1;
  }

  function expectMore() {
    clearTimeout(silence);
    silence = setTimeout(reconnect, heartbeatMs + heartbeatTimeoutMs);
  }

  function open() {
    close();
    if (document.hidden) return;
    source = new EventSource(address);
    source.addEventListener("error", reconnect);
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      expectMore();
      const event: LiveEvent = JSON.parse(data);
      if (event.type === "ready") {
        attempt = 0;
        handlers.onReady?.();
      } else if (event.type !== "heartbeat") {
        handlers.onEvent(event);
      }
    });
    expectMore();
  }

  function followVisibility() {
    if (document.hidden) close();
    else if (!source) open();
  }

  open();
  document.addEventListener("visibilitychange", followVisibility);
  return () => {
    document.removeEventListener("visibilitychange", followVisibility);
    close();
  };
}
