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
