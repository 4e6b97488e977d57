import { heartbeatMs, type LiveEvent } from "./live-event.ts";
import { subscribe } from "./subscribe.server.ts";

/** A browser that reads slower than this many unsent messages is let go; it reconnects and asks anew. */
const mostUnsent = 200;

/**
 * Server-sent events from the given channels. The caller has checked that the viewer may hear them.
 * `ready` is sent once events arrive and again after a gap: the page then asks for the current state.
 */
export function eventStream(request: Request, channels: string[]): Response {
  const encoder = new TextEncoder();
  let close = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let isClosed = false;
        const ends: (() => void)[] = [];
        close = () => {
          if (isClosed) return;
          isClosed = true;
          for (const end of ends) end();
          try {
            controller.close();
          } catch {
            // The browser went away first.
          }
        };
        const send = (text: string) => {
          if (isClosed) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < -mostUnsent) close();
        };
        const sendEvent = (event: LiveEvent) => send(`data: ${JSON.stringify(event)}\n\n`);
        const sendReady = () => sendEvent({ type: "ready" });

        send("retry: 1000\n\n");
        const beat = setInterval(() => sendEvent({ type: "heartbeat" }), heartbeatMs);
        ends.push(() => clearInterval(beat));
        request.signal.addEventListener("abort", close, { once: true });
        for (const channel of channels) {
          const unsubscribe = await subscribe(channel, { onEvent: sendEvent, onGap: sendReady });
          if (isClosed) unsubscribe();
          else ends.push(unsubscribe);
        }
        sendReady();
      },
      cancel: () => close(),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Proxies would otherwise hold events back until their buffer is full.
      "x-accel-buffering": "no",
    },
  });
}
