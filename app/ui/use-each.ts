import { useEffect, useEffectEvent, useRef } from "react";

/** Does something once for each new value, such as the answer of a form, however often the page renders. */
export function useEach<Value>(value: Value | undefined, act: (value: Value) => void): void {
  const handled = useRef<Value>(undefined);
  const handle = useEffectEvent(act);
  useEffect(() => {
    if (value === undefined || handled.current === value) return;
    handled.current = value;
    handle(value);
  }, [value]);
}
