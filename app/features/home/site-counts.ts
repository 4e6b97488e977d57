interface BoundedCount {
  count: number;
  /** False when there are more than were counted. */
  isExact: boolean;
}

export interface SiteCounts {
  prompts: number;
  creators: BoundedCount;
  unlocks: BoundedCount;
}

export function formatCount({ count, isExact }: BoundedCount): string {
  return `${count.toLocaleString("en-US")}${isExact ? "" : "+"}`;
}
