/** What the console draws, whether from the sample set or from real work. A null value reads `No data yet`. */
export interface Tile {
  label: string;
  value: string | null;
  context?: string;
  contextTone?: "neutral" | "good" | "bad";
  series?: number[];
}

export interface DayCap {
  label: string;
  value: number | null;
  max: number;
}

export interface PlatformLine {
  platform: string;
  status: string;
}

export interface ActivityLine {
  time: string;
  action: string;
  platform: string;
  status: string;
}

export interface DashboardView {
  summary: Tile[];
  metrics: Tile[];
  today: DayCap[];
  platforms: PlatformLine[];
  activity: ActivityLine[];
}

export const noData = "No data yet";
