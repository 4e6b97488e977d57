import { Download, Images, Maximize2 } from "lucide-react";
import { useEffect, useState, type FormEvent } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { useGenerationProgress } from "#app/core/ai/generations/use-generation-progress.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { BeforeAfter } from "#app/ui/before-after.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Input } from "#app/ui/input.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { Select } from "#app/ui/select.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatCount } from "#app/ui/format-number.ts";
import type { Source } from "./find-source.server.ts";

interface UpscaleToolProps {
  source: Source | null;
  upscaled: GenerationView | null;
  isMember: boolean;
  workKey: string;
  problem: string | undefined;
}

const kinds = [
  { value: "", label: "Decide by the picture" },
  { value: "photo", label: "Photo" },
  { value: "art", label: "Art" },
];

export function UpscaleTool({ source, upscaled, isMember, workKey, problem }: UpscaleToolProps) {
  const isStarting = useNavigation().formMethod === "POST";
  const [chosen, setChosen] = useState<string>();
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen) : undefined), [chosen]);
  const [address, setAddress] = useState("");
  const before = chosen ?? (address || source?.imageUrl);
  const isRunning = upscaled?.status === "queued" || upscaled?.status === "running";

  return (
    <Card className="flex flex-col gap-5">
      <CardHeader
        title="Upscale image"
        description="Four times as wide and as high, drawn anew by a super-resolution model on this server."
      />
      {upscaled?.status === "done" && upscaled.imageUrl ? (
        <Upscaled generation={upscaled} imageUrl={upscaled.imageUrl} before={before} isMember={isMember} />
      ) : null}
      {isRunning && upscaled ? <Upscaling generation={upscaled} /> : null}
      <Form method="post" encType="multipart/form-data" className="flex flex-col gap-5">
        <input type="hidden" name="key" value={workKey} />
        {source && !chosen ? (
          <div className="flex items-center gap-4 rounded-md bg-sunken p-3">
            <img
              src={source.imageUrl}
              alt=""
              width={72}
              height={72}
              className="size-18 rounded-sm object-cover"
            />
            <p className="min-w-0 text-ui">
              <span className="block truncate font-label">{source.title}</span>
              <span className="text-muted-foreground">This picture is taken unless you choose another.</span>
            </p>
          </div>
        ) : null}
        <Field label="Image">
          <FileDrop
            name="image"
            accept="image/*"
            maxBytes={20 * 1024 * 1024}
            prompt="Drop an image here, paste it, or choose one"
            hint="PNG, JPEG, WebP, AVIF or GIF, up to 20 MB"
            acceptsPaste
            onFileChange={(file) => setChosen(file ? URL.createObjectURL(file) : undefined)}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Image URL" hint="Instead of a file. Optional.">
            <Input
              name="imageUrl"
              type="url"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              placeholder="https://"
            />
          </Field>
          <Field label="Kind of picture">
            <Select name="style" options={kinds} defaultValue="" />
          </Field>
        </div>
        {problem ? <FieldError>{problem}</FieldError> : null}
        <Button
          name="intent"
          value="upscale"
          isBusy={isStarting || isRunning}
          busyLabel="Upscaling..."
          className="self-start"
        >
          <Maximize2 />
          Upscale by 4
        </Button>
      </Form>
    </Card>
  );
}

function Upscaling({ generation }: { generation: GenerationView }) {
  const { revalidate } = useRevalidator();
  const { Form: CancelForm, isBusy } = useFormAnswer();
  const asked = useGenerationProgress(generation.id, () => void revalidate());
  const progress = Math.max(asked, generation.progress);
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunken p-4" aria-live="polite">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <ProgressRow label="Upscaling your image" value={progress} max={100} aside={`${progress}%`} />
      <CancelForm method="post">
        <input type="hidden" name="id" value={generation.id} />
        <Button name="intent" value="cancel" variant="outline" size="sm" isBusy={isBusy}>
          Cancel
        </Button>
      </CancelForm>
    </div>
  );
}

interface UpscaledProps {
  generation: GenerationView;
  imageUrl: string;
  before: string | undefined;
  isMember: boolean;
}

function Upscaled({ generation, imageUrl, before, isMember }: UpscaledProps) {
  const { Form: SaveForm, isBusy, done } = useFormAnswer();
  function askToSignIn(event: FormEvent) {
    if (isMember) return;
    event.preventDefault();
    requestSignIn();
  }
  const { width, height } = (generation.result ?? {}) as { width?: number; height?: number };
  const ratio = width && height ? `${width}/${height}` : "1/1";
  return (
    <div className="flex flex-col gap-3">
      {before ? (
        <BeforeAfter
          before={{ src: before, alt: "Before" }}
          after={{ src: imageUrl, alt: "Upscaled four times" }}
          ratio={ratio}
        />
      ) : (
        <Picture src={imageUrl} alt="Upscaled four times" width={width ?? 1024} height={height ?? 1024} />
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <p className="mr-auto text-small text-muted-foreground">
          {`${formatCount(width ?? 0)} × ${formatCount(height ?? 0)} pixels. Made by ${generation.madeBy}.`}
        </p>
        <ButtonAnchor
          href={`${imageUrl}&download=upscaled.png`}
          download="upscaled.png"
          variant="outline"
          size="sm"
        >
          <Download />
          Download
        </ButtonAnchor>
        <SaveForm method="post" onSubmit={askToSignIn}>
          <input type="hidden" name="id" value={generation.id} />
          <Button
            name="intent"
            value="save"
            variant="outline"
            size="sm"
            isBusy={isBusy}
            disabled={done !== undefined}
          >
            <Images />
            Save to Gallery
          </Button>
        </SaveForm>
      </div>
    </div>
  );
}
