import { Trash2 } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import { typeWords } from "./generator-types.ts";
import type { Project } from "./schema.ts";

export function ProjectCard({ project }: { project: Project }) {
  const { submit, isBusy } = useFormAnswer();
  const { id, title, kind, prompt, generationId, smallUrl } = project;
  const again = new URLSearchParams({ type: kind === "image-to-prompt" ? "image" : kind, prompt });
  return (
    <Card padding="none" className="flex w-full flex-col">
      {smallUrl ? (
        <div className="p-2 pb-0">
          <Picture src={smallUrl} alt={title} width={640} height={400} ratio="16/10" className="rounded-sm" />
        </div>
      ) : null}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-title break-words">{title}</h2>
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
          <ConfirmDialog
            trigger={
              <IconButton label={`Delete ${title}`} isBusy={isBusy} className="ml-auto">
                <Trash2 />
              </IconButton>
            }
            title="Delete this project?"
            description={`${title}. The history and the gallery keep what they have.`}
            confirmLabel="Delete"
            onConfirm={() => void submit({ id }, { method: "post", action: "/generator/projects" })}
          />
        </div>
      </div>
    </Card>
  );
}
