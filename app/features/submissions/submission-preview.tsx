import { Lock } from "lucide-react";
import { largestPrice } from "#app/core/catalog/check-submission.ts";
import { previewPrompt } from "#app/core/catalog/preview-prompt.ts";
import { readPrice } from "#app/core/catalog/typed-values.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { LockedBars } from "#app/ui/locked-bars.tsx";
import { PromptCard } from "#app/ui/prompt-card.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import type { PromptDraft } from "./schema.ts";

interface SubmissionPreviewProps {
  draft: PromptDraft;
  /** A chosen file, shown before it is uploaded. */
  pictureUrl: string | undefined;
}

/** What others will see: the card in lists, and the text while it is locked. */
export function SubmissionPreview({ draft, pictureUrl }: SubmissionPreviewProps) {
  const price = readPrice(draft.price);
  const isPriced = price >= 0 && price <= largestPrice;
  const text = draft.fullPrompt.trim();
  return (
    <aside aria-label="Live preview" className="flex flex-col gap-5 lg:sticky lg:top-20">
      <div>
        <h2 className="mb-2 text-ui font-label text-muted-foreground">In lists</h2>
        {/* A picture of the card, not a working one: its links lead nowhere yet. */}
        <div inert className="max-w-75">
          <PromptCard
            card={{
              id: "preview",
              title: draft.title.trim() || "Your title",
              description: draft.description.trim(),
              pack: draft.pack,
              price: isPriced ? price : 0,
              unit: "credits",
              rating: null,
              reviews: null,
              downloads: null,
              vendor: draft.creatorName.trim() || "AI Prompts",
              aiPlatform: draft.aiPlatform || null,
              imageUrl:
                pictureUrl ??
                (/^(https?:\/\/|\/)/.test(draft.imageUrl.trim()) ? draft.imageUrl.trim() : null),
            }}
          />
        </div>
      </div>
      <div>
        <h2 className="mb-2 text-ui font-label text-muted-foreground">While locked</h2>
        <Card padding="none" className="overflow-hidden">
          <div className="flex items-center justify-between border-b px-4 py-3">
            <p className="font-strong">Full Prompt</p>
            <Badge>
              <Lock className="size-3.5" /> Locked
            </Badge>
          </div>
          <div className="px-4 py-3">
            <PromptText
              text={text === "" ? "The first 100 characters stand here…" : previewPrompt(text)}
              size="sm"
            />
            <LockedBars rows={3} className="mt-2" />
          </div>
        </Card>
      </div>
    </aside>
  );
}
