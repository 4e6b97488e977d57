const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `2 min ago`, `1 hour ago`, `3 days ago`. */
export function timeAgo(then: Date, now = new Date()): string {
  const passed = Math.max(0, now.getTime() - then.getTime());
  if (passed < minuteMs) return "just now";
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)} min ago`;
  const [count, unit] =
    passed < dayMs ? [Math.floor(passed / hourMs), "hour"] : [Math.floor(passed / dayMs), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
