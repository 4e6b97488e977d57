import { Check, Download, FolderPlus, Images, RotateCcw, Sparkles } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CreditsBadge } from "#app/ui/credits-badge.tsx";
import { formatCredits } from "#app/ui/format-number.ts";
import { Mat, Picture } from "#app/ui/picture.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { lowBalance } from "./cost-panel.tsx";
import { labelOf, sizeOptions, styleOptions } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import { SaveButton } from "./save-button.tsx";
import { TestInTool } from "./test-in-tool.tsx";

const doneWords = {
  text: "Prompt generated",
  image: "Image generated",
  "image-to-prompt": "Analysis complete",
};

interface ResultViewProps {
  outcome: Outcome;
  cost: number;
  credits: number;
  isMember: boolean;
}

/** Step 3. */
export function ResultView({ outcome, cost, credits, isMember }: ResultViewProps) {
  const { type, title, prompt, imageUrl, explanation, madeBy, seconds, generationId } = outcome;
  const size = sizeOptions.find(({ value }) => value === outcome.size) ?? sizeOptions[0];
  const took = seconds === null ? "" : ` in ${seconds.toFixed(1)} s`;
  const price = cost === 0 ? "free of charge" : `for ${formatCredits(cost)} credits`;
  return (
    <div className={imageUrl ? "grid items-start gap-8 lg:grid-cols-2 lg:gap-14" : "mx-auto max-w-200"}>
      {imageUrl && size ? (
        <Mat look="print" className={size.value === "portrait" ? "mx-auto w-full max-w-120" : ""}>
          <Picture src={imageUrl} alt={prompt} width={size.width} height={size.height} isPriority />
        </Mat>
      ) : null}
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <p className="flex flex-wrap gap-2">
            <Badge tone="success">
              <Check className="size-3.5" />
              {doneWords[type]}
            </Badge>
            {imageUrl ? <Badge tone="outline">{labelOf(styleOptions, outcome.style)}</Badge> : null}
            {imageUrl && size ? <Badge tone="outline">{size.hint}</Badge> : null}
          </p>
          <h2 className="mt-3 text-heading">{title}</h2>
          <p className="mt-1 text-ui text-muted-foreground">{`Made by ${madeBy}${took}, ${price}.`}</p>
        </div>
        {type === "image" && !imageUrl ? (
          <Notice>This picture is no longer kept. Its prompt is, and draws it again.</Notice>
        ) : null}
        <Card padding="none">
          <div className="flex items-center justify-between gap-3 border-b px-5 py-3">
            <h3 className="text-body font-strong">Prompt</h3>
            <CopyPromptButton text={prompt} />
          </div>
          <PromptText text={prompt} className="px-5 py-4" />
          {explanation ? (
            <p className="border-t px-5 py-3 text-small text-muted-foreground">{explanation}</p>
          ) : null}
        </Card>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {imageUrl && outcome.batchId ? (
            <ButtonLink to={`/my-images?batch=${outcome.batchId}`}>
              <Images />
              Show in gallery
            </ButtonLink>
          ) : imageUrl && generationId ? (
            <SaveButton
              intent="save-image"
              fields={{ id: generationId, title }}
              icon={<Images />}
              label="Save to Gallery"
              variant="primary"
              isMember={isMember}
            />
          ) : null}
          <ButtonAnchor
            variant={imageUrl ? "outline" : "primary"}
            href={imageUrl ? `${imageUrl}&download=${fileName(title, "png")}` : textAddress(prompt)}
            download={fileName(title, imageUrl ? "png" : "txt")}
          >
            <Download />
            Download
          </ButtonAnchor>
          <SaveButton
            intent="save-project"
            fields={{ title, kind: type, prompt, generationId: generationId ?? "" }}
            icon={<FolderPlus />}
            label="Save to My Projects"
            isMember={isMember}
          />
          <TestInTool prompt={prompt} />
          {imageUrl ? null : (
            <ButtonLink
              to={`/generator?${new URLSearchParams({ type: "image", prompt }).toString()}`}
              variant="outline"
            >
              <Sparkles />
              Make an image of it
            </ButtonLink>
          )}
          {imageUrl && generationId ? (
            <ButtonLink to={`/generator/enhance?from=${generationId}`} variant="outline">
              <Sparkles />
              Enhance
            </ButtonLink>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
          <ButtonLink to="/generator" variant="ghost" className="-ml-3">
            <RotateCcw />
            Create Another
          </ButtonLink>
          <span className="flex flex-wrap items-center gap-2.5 text-ui text-muted-foreground">
            {credits < lowBalance ? (
              <ButtonLink to="/subscription" variant="marker" size="sm">
                Buy More Credits
              </ButtonLink>
            ) : null}
            {isMember ? null : <SampleDataLabel>Trial balance</SampleDataLabel>}
            <CreditsBadge credits={credits} /> left
          </span>
        </div>
      </div>
    </div>
  );
}

function fileName(title: string, ending: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain || "prompt"}.${ending}`;
}

function textAddress(text: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
}
