import { type RefObject, useEffect, useRef } from "react";

/** In a row that scrolls sideways, brings the current link into sight without moving the page. */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = current === undefined ? null : row.current?.querySelector("[aria-current]");
    if (!row.current || !link) return;
    const outer = row.current.getBoundingClientRect();
    const inner = link.getBoundingClientRect();
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return row;
}
