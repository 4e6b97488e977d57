/**
 * `scheduled` waits for its time, `sending` is on its way, `held` was due while nothing could send it,
 * `sent` and `failed` say how it ended.
 */
export const postStatuses = ["scheduled", "sending", "held", "sent", "failed", "cancelled"] as const;

export type PostStatus = (typeof postStatuses)[number];

export const longestPost = 2000;
/** Toolkit §9: Facebook posts a day. */
export const dailyPosts = 15;

export interface ShownPost {
  id: string;
  page: string;
  content: string;
  imageUrl: string | null;
  /** ISO. */
  scheduledAt: string;
  status: PostStatus;
  note: string | null;
}

export interface ConnectedPage {
  id: string;
  name: string;
  /** Only the host: the rest of the address is a secret. */
  hookHost: string;
  status: "active" | "paused";
  postsSent: number;
}
