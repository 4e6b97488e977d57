// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveEvent } from "./live-event.ts";
import { openLiveEvents } from "./live-events.ts";

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(event: object) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(event) }));
  }
}

const latest = () => FakeSource.opened.at(-1)!;
const ignore = () => {};
let isHidden = false;

beforeEach(() => {
  FakeSource.opened = [];
  isHidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("core §9 live events in the browser", () => {
  test("reconnect after 1, 2, 5, 10 and again 10 seconds, from the start once connected", () => {
    const onReady = vi.fn<() => void>();
    const stop = openLiveEvents("/live", { onEvent: ignore, onReady });
    for (const seconds of [1, 2, 5, 10, 10]) {
      const count = FakeSource.opened.length;
      latest().dispatchEvent(new Event("error"));
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(FakeSource.opened).toHaveLength(count);
      vi.advanceTimersByTime(1);
      expect(FakeSource.opened).toHaveLength(count + 1);
    }
    latest().say({ type: "ready" });
    expect(onReady).toHaveBeenCalledTimes(1);
    const count = FakeSource.opened.length;
    latest().dispatchEvent(new Event("error"));
    vi.advanceTimersByTime(1000);
    expect(FakeSource.opened).toHaveLength(count + 1);
    stop();
  });

  test("take 25 seconds between heartbeats and 10 more as a broken connection", () => {
    const stop = openLiveEvents("/live", { onEvent: ignore });
    latest().say({ type: "ready" });
    vi.advanceTimersByTime(34_000);
    latest().say({ type: "heartbeat" });
    vi.advanceTimersByTime(34_999);
    expect(latest().isClosed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(latest().isClosed).toBe(true);
    stop();
  });

  test("hand over events, but not heartbeats", () => {
    const onEvent = vi.fn<(event: LiveEvent) => void>();
    const stop = openLiveEvents("/live", { onEvent });
    latest().say({ type: "heartbeat" });
    latest().say({ type: "balance", credits: 5 });
    expect(onEvent.mock.calls).toEqual([[{ type: "balance", credits: 5 }]]);
    stop();
    expect(latest().isClosed).toBe(true);
  });

  test("let go while the page is hidden and come back with it", () => {
    const stop = openLiveEvents("/live", { onEvent: ignore });
    isHidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(latest().isClosed).toBe(true);
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSource.opened).toHaveLength(2);
    stop();
  });
});
