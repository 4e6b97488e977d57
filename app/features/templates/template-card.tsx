import { Wand2 } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import type { Template } from "./list-templates.server.ts";

export function TemplateCard({ template }: { template: Template }) {
  const { id, name, description, category, text, preview, imageUrl, imageSrcSet } = template;
  return (
    <Card padding="none" className="flex h-full flex-col">
      <div className="flex items-start gap-4 p-5 pb-4">
        <Picture
          src={imageUrl}
          srcSet={imageSrcSet ?? undefined}
          sizes="72px"
          alt=""
          width={72}
          height={72}
          ratio="square"
          className="w-18! shrink-0 rounded-sm"
        />
        <div className="min-w-0">
          <h2 className="leading-6 font-strong">{name}</h2>
          <p className="mt-1.5">
            <Badge>{category}</Badge>
          </p>
        </div>
      </div>
      {description ? <p className="px-5 pb-3 text-small text-muted-foreground">{description}</p> : null}
      {/* Long texts scroll inside; a scrolled box must be reachable by keyboard. */}
      <section
        aria-label={`Text of ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mx-5 mb-4 max-h-44 flex-1 overflow-y-auto rounded-md border bg-sunken p-3.5"
      >
        <PromptText text={text ?? preview} size="sm" />
      </section>
      <div className="flex flex-wrap gap-2 px-5 pb-5">
        {text === null ? (
          <ButtonLink to={`/prompt/${id}`} size="sm">
            Unlock<span className="sr-only"> {name}</span>
          </ButtonLink>
        ) : (
          <>
            <CopyPromptButton text={text} variant="outline" />
            <ButtonLink to={`/generator?prompt=${encodeURIComponent(text)}`} size="sm">
              <Wand2 /> Use Template<span className="sr-only"> {name}</span>
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  );
}
