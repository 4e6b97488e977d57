import { useEffect, useRef, useState } from "react";

const durationMs = 480;

/** Follows a figure by counting to its new value; at once for people who asked for less motion. */
export function useCounting(value: number) {
  const [shown, setShown] = useState(value);
  const last = useRef(value);

  useEffect(() => {
    const from = last.current;
    if (from === value) return undefined;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let start: number | undefined;
    let frame = requestAnimationFrame(function count(now) {
      start ??= now;
      const share = isStill ? 1 : Math.min(1, (now - start) / durationMs);
      last.current = share === 1 ? value : Math.round(from + (value - from) * share);
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
