import type { SQL } from "drizzle-orm";
import type { PageWindow } from "./page-window.ts";

export interface ListQuery {
  from: SQL;
  /** What the list is of. */
  scope: SQL | undefined;
  /** The words that were typed. */
  match: SQL | undefined;
  id: SQL;
  /** One column that sorts; the id follows it, so that the order is total. */
  key: SQL;
  direction: "asc" | "desc";
  /** How many there are without the words, where the caller has counted them. */
  counted?: number | undefined;
  page: number;
  size: number;
}

export interface IdPage {
  ids: string[];
  total: { count: number; isExact: boolean };
  window: PageWindow;
}
