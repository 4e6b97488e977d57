/** What the upload form holds, as typed (core §3). */
export interface PromptDraft {
  title: string;
  fullPrompt: string;
  description: string;
  price: string;
  pack: string;
  tags: string;
  imageUrl: string;
  aiPlatform: string;
  creatorName: string;
  creatorEmail: string;
}

export const emptyDraft: PromptDraft = {
  title: "",
  fullPrompt: "",
  description: "",
  price: "",
  pack: "Starter",
  tags: "",
  imageUrl: "",
  aiPlatform: "",
  creatorName: "",
  creatorEmail: "",
};

export type DraftField = keyof PromptDraft;
export type DraftMessages = Partial<Record<DraftField, string>>;
