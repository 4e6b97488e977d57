import { useState, type FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import type { PictureStyle } from "#app/core/ai/drawing/names.ts";
import type { FieldMessages } from "#app/platform/errors/app-error.ts";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { BackLink } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { toast } from "#app/ui/toast.tsx";
import { ConfigureAnalysis } from "./configure-analysis.tsx";
import { ConfigureImage } from "./configure-image.tsx";
import { ConfigureText } from "./configure-text.tsx";
import { CostPanel, type ModelQuote } from "./cost-panel.tsx";
import { type GeneratorType, typeWords } from "./generator-types.ts";
import { styleOptions } from "./options.ts";
import { typeIcons } from "./type-choice.tsx";

export interface ConfigureProps {
  /** What was asked before, or came with the address. */
  values: Record<string, string | undefined>;
  fields: FieldMessages;
  onStyleChange?: (style: PictureStyle) => void;
}

const forms = { text: ConfigureText, image: ConfigureImage, "image-to-prompt": ConfigureAnalysis };

interface ConfigurePageProps extends ConfigureProps {
  type: GeneratorType;
  /** Those that can be asked, the one that is asked by default first. */
  models: readonly ModelQuote[];
  credits: number;
  isTrial: boolean;
  /** The same key starts one piece of work, however often the button is pressed. */
  workKey: string;
  /** Why the last try came to nothing. */
  problem: string | null;
  lastPictures: { style: string; src: string }[];
  /** Takes the form in place of the server where the answer comes in pieces. */
  onStream: ((fields: Record<string, string>) => void) | null;
}

/** Step 2. */
export function Configure({
  type,
  models,
  credits,
  isTrial,
  workKey,
  problem,
  onStream,
  ...rest
}: ConfigurePageProps) {
  const Fields = forms[type];
  const Icon = typeIcons[type];
  const isBusy = useNavigation().formMethod === "POST";
  const [style, setStyle] = useState(rest.values.style ?? "photo");
  const [modelId, setModelId] = useState(rest.values.modelId);
  const model = models.find(({ id }) => id === modelId) ?? models[0];
  const last = rest.lastPictures.find((picture) => picture.style === style);
  const sample = styleOptions.find((option) => option.value === style)?.sample ?? "";

  function submit(event: FormEvent<HTMLFormElement>) {
    if (model && credits < model.cost) {
      event.preventDefault();
      toast.error("Insufficient Credits", { description: model.needSentence });
    } else if (onStream) {
      event.preventDefault();
      onStream(textFields(event.currentTarget));
    }
  }

  return (
    <>
      <BackLink to="/generator">Back to generator types</BackLink>
      {problem ? (
        <Notice tone="danger" className="mb-5">
          {problem}
        </Notice>
      ) : null}
      <Form
        method="post"
        encType={type === "image-to-prompt" ? "multipart/form-data" : undefined}
        onSubmit={submit}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]"
      >
        <input type="hidden" name="intent" value={type} />
        <input type="hidden" name="key" value={workKey} />
        <Card className="flex min-w-0 flex-col gap-6">
          <div className="flex items-center gap-3.5">
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-md bg-accent text-accent-foreground">
              <Icon className="size-5" />
            </span>
            <CardHeader title={typeWords[type].label} description={typeWords[type].lead} />
          </div>
          <Fields {...rest} onStyleChange={setStyle} />
        </Card>
        <CostPanel
          type={type}
          models={models}
          model={model}
          onModelChange={setModelId}
          credits={credits}
          isTrial={isTrial}
          isBusy={isBusy}
          picture={
            type === "image"
              ? {
                  src: last?.src ?? sample,
                  caption: last ? "Your last picture in this style" : "A sample of this style",
                }
              : null
          }
        />
      </Form>
    </>
  );
}

function textFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string" && entry[1] !== "";
  });
  return Object.fromEntries(entries);
}
