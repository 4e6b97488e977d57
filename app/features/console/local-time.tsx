import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** UTC as the server draws it, then this browser's own time. */
export function LocalTime({ at }: { at: string }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const text = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...(isInBrowser ? {} : { timeZone: "UTC", timeZoneName: "short" }),
  }).format(new Date(at));
  return <time dateTime={at}>{text}</time>;
}
