import { createContext, useContext } from "react";
import type { StudioTab } from "./options.ts";
import type { Workflow } from "./schema.ts";

export type SaveState = "untouched" | "browser" | "saving" | "saved" | "failed";

export interface Studio {
  workflow: Workflow;
  /** Changes parts of the workflow; a function sees what stands now, also after waiting for an answer. */
  update: (change: Partial<Workflow> | ((now: Workflow) => Partial<Workflow>)) => void;
  /** Becomes true once the browser has said what it holds. */
  isReady: boolean;
  isMember: boolean;
  /** In a frame of another site, where nobody can be signed in. */
  isEmbedded: boolean;
  saveState: SaveState;
  projectId: string | null;
  open: (workflow: Workflow, projectId: string | null) => void;
  /** The member's balance, or the browser's trial balance. */
  credits: number;
  imageCost: number;
  /** Toolkit §8: `You need 8 credits to generate an image.` */
  needSentence: string;
  /** Of pictures under way, by key, 0 to 100. */
  progress: Readonly<Record<string, number>>;
  goTo: (tab: StudioTab) => void;
}

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error("A part of the studio stands outside of it.");
  return studio;
}
