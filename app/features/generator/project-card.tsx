import { Trash2 } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import { typeWords } from "./generator-types.ts";
import type { Project } from "./schema.ts";

export function ProjectCard({ project }: { project: Project }) {
  const { Form, isBusy } = useFormAnswer();
  const { id, title, kind, prompt, generationId, imageUrl } = project;
  const again = new URLSearchParams({ type: kind === "image-to-prompt" ? "image" : kind, prompt });
  return (
    <Card padding="none" className="flex w-full flex-col">
      {imageUrl ? (
        <div className="p-2 pb-0">
          <Picture src={imageUrl} alt={title} width={640} height={400} ratio="16/10" className="rounded-sm" />
        </div>
      ) : null}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-title">{title}</h2>
          <Badge tone="outline">{typeWords[kind].label}</Badge>
        </div>
        <PromptText text={prompt} size="sm" className="line-clamp-4 text-muted-foreground" />
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-2">
          <ButtonLink
            to={generationId ? `/generator?result=${generationId}` : `/generator?${again.toString()}`}
            size="sm"
            variant="outline"
          >
            Open
          </ButtonLink>
          <CopyPromptButton text={prompt} />
          <Form method="post" action="/generator/projects" className="ml-auto">
            <input type="hidden" name="id" value={id} />
            <IconButton label={`Delete ${title}`} type="submit" isBusy={isBusy}>
              <Trash2 />
            </IconButton>
          </Form>
        </div>
      </div>
    </Card>
  );
}
