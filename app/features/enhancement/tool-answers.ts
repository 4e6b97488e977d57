import type { Done } from "#app/core/forms/use-form-answer.ts";

export interface NewTitle extends Done {
  kind: "title";
  rewrittenTitle: string;
  limit: number;
  madeBy: string;
}

export interface NewTags extends Done {
  kind: "tags";
  megaTags: string[];
  madeBy: string;
}
