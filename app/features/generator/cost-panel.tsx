import { Sparkles } from "lucide-react";
import { Link } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCredits } from "#app/ui/format-number.ts";
import { DetailList } from "#app/ui/detail-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { Select } from "#app/ui/select.tsx";
import type { GeneratorType } from "./generator-types.ts";

export interface ModelQuote {
  id: string;
  displayName: string;
  cost: number;
  /** Toolkit §8: `You need 8 credits to generate an image.` */
  needSentence: string;
}

/** Toolkit §9: the link to Pricing shows below this balance. */
export const lowBalance = 10;

interface CostPanelProps {
  type: GeneratorType;
  models: readonly ModelQuote[];
  model: ModelQuote | undefined;
  onModelChange: (id: string) => void;
  /** The member's own balance, or the browser's trial balance. */
  credits: number;
  isTrial: boolean;
  isBusy: boolean;
  picture: { src: string; caption: string } | null;
}

export function CostPanel({
  type,
  models,
  model,
  onModelChange,
  credits,
  isTrial,
  isBusy,
  picture,
}: CostPanelProps) {
  const cost = model?.cost ?? 0;
  const left = credits - cost;
  return (
    <Card padding="none" className="lg:sticky lg:top-6">
      {picture ? (
        <div className="p-2 max-lg:hidden">
          <Picture src={picture.src} alt="" width={640} height={480} ratio="4/3" className="rounded-sm" />
        </div>
      ) : null}
      <div className="flex flex-col gap-4 p-5 md:p-6">
        {picture ? <p className="text-small text-muted-foreground max-lg:hidden">{picture.caption}</p> : null}
        <DetailList
          items={[
            {
              label: "Model",
              value:
                models.length > 1 ? (
                  <Select
                    name="modelId"
                    aria-label="Model"
                    size="sm"
                    value={model?.id}
                    onChange={(event) => onModelChange(event.target.value)}
                    options={models.map(({ id, displayName }) => ({ value: id, label: displayName }))}
                  />
                ) : (
                  model?.displayName
                ),
            },
            { label: "Cost", value: cost === 0 ? "Free" : `${formatCredits(cost)} credits` },
            { label: isTrial ? "Trial balance" : "Balance", value: `${formatCredits(credits)} credits` },
            ...(cost > 0 && left >= 0
              ? [{ label: "Left afterwards", value: `${formatCredits(left)} credits` }]
              : []),
          ]}
        />
        <Button size="lg" isBusy={isBusy} busyLabel="Starting..." className="w-full px-3!">
          <Sparkles />
          {buttonLabel(type, cost)}
        </Button>
        {credits < lowBalance ? (
          <ButtonLink to="/subscription" variant="marker">
            Buy More Credits
          </ButtonLink>
        ) : null}
        {isTrial ? (
          <div className="flex flex-col items-start gap-2 text-small text-muted-foreground">
            <SampleDataLabel>Trial balance</SampleDataLabel>
            <p>
              The trial balance lives in this browser.{" "}
              <Link to="/account/sign-in?next=/generator" className="text-link hover:underline">
                Sign in
              </Link>{" "}
              to use your own credits and keep what you make.
            </p>
          </div>
        ) : (
          <p className="text-small text-muted-foreground">
            {cost === 0 ? "Text costs nothing." : "Credits are spent only when the result is there."}
          </p>
        )}
      </div>
    </Card>
  );
}

function buttonLabel(type: GeneratorType, cost: number): string {
  const price = cost === 0 ? "" : ` for ${formatCredits(cost)} credits`;
  if (type === "text") return `Generate prompt${price}`;
  return type === "image" ? `Generate image${price}` : `Analyze image${price}`;
}
