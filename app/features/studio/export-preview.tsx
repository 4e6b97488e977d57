import { Pencil } from "lucide-react";
import type { ListingProblem } from "#app/core/ai/builtin/check-listing.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Tag } from "#app/ui/filter-chips.tsx";
import { ListingVerdict } from "./listing-editor.tsx";
import { MockupPicture } from "./mockup-picture.tsx";
import { formatOptions } from "./options.ts";
import { useStudio } from "./studio-context.tsx";

interface ExportPreviewProps {
  problems: readonly ListingProblem[];
  onEdit: () => void;
}

/** What will go out: the listing with what still holds it back, and the design on every product. */
export function ExportPreview({ problems, onEdit }: ExportPreviewProps) {
  const { workflow } = useStudio();
  const { data } = workflow.seo;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {data ? (
        <Card>
          <CardHeader
            title="Listing"
            actions={
              <Button type="button" variant="outline" size="sm" onClick={onEdit}>
                <Pencil /> Edit on the SEO tab
              </Button>
            }
          />
          <p className="mt-3 text-lead font-label wrap-anywhere">{data.title || "No title"}</p>
          <p className="mt-2 line-clamp-3 text-ui whitespace-pre-line text-muted-foreground">
            {data.description}
          </p>
          <div className="mt-3 mb-4 flex flex-wrap gap-1.5">
            {data.tags.map((tag, index) => (
              <Tag key={`${tag}-${index}`}>{tag}</Tag>
            ))}
          </div>
          <ListingVerdict problems={problems} />
          <ul className="mt-2 flex flex-col gap-1">
            {problems.map(({ message }) => (
              <li key={message}>
                <FieldError>{message}</FieldError>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState
          level={2}
          title="No listing yet"
          description="An export needs a title, tags and a description."
          action={
            <Button type="button" onClick={onEdit}>
              Write it on the SEO tab
            </Button>
          }
        />
      )}
      <Mockups />
    </div>
  );
}

function Mockups() {
  const { design } = useStudio().workflow;
  if (!design?.id) return null;
  const { id, title } = design;
  return (
    <section aria-label="Mockups">
      <h2 className="text-title">Mockups</h2>
      <p className="text-ui text-muted-foreground">
        {design.isReference
          ? "A preview only: this design is somebody else's and is not exported."
          : "Your design on each product, drawn here. All five are in the package."}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {formatOptions.map(({ value, label }) => (
          <li key={value}>
            <MockupPicture designId={id} title={title} format={value} className="rounded-md" />
            <p className="mt-1.5 text-small text-muted-foreground">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
