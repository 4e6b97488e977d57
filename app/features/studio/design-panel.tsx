import type { ReactNode } from "react";
import type { ProductFormat } from "#app/core/ai/builtin/print-check.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { MockupPicture, pictureAddress } from "./mockup-picture.tsx";
import { formatOptions } from "./options.ts";
import type { Design } from "./schema.ts";
import { useStudio } from "./studio-context.tsx";

const sourceWords: Record<Design["source"], string> = {
  upload: "Uploaded",
  etsy: "Reference from Etsy",
  keywords: "An idea in words",
  generated: "Drawn here",
};

/** Toolkit §5: what stands where a design is needed and none is selected. */
export function NoDesign() {
  const { goTo } = useStudio();
  return (
    <EmptyState
      level={2}
      title="No Design Selected"
      description="Please import a design first from the Import tab"
      action={
        <Button type="button" onClick={() => goTo("import")}>
          Open the Import tab
        </Button>
      }
    />
  );
}

/** The selected design on its product, or as it is, with its name below. */
export function DesignPanel({ view, children }: { view: ProductFormat | "picture"; children?: ReactNode }) {
  const { workflow, goTo } = useStudio();
  const { design } = workflow;
  const product = formatOptions.find(({ value }) => value === view)?.label.toLowerCase();
  return (
    <div className="flex min-w-0 flex-col gap-5 md:max-lg:grid md:max-lg:grid-cols-[280px_minmax(0,1fr)] md:max-lg:items-start">
      {design ? (
        <figure>
          {design.id ? (
            view === "picture" ? (
              <Picture
                src={pictureAddress(design.id, "picture")}
                alt={design.title}
                width={640}
                height={640}
                ratio="square"
                isPriority
                className="checkered rounded-lg object-contain! shadow-print"
              />
            ) : (
              <MockupPicture
                designId={design.id}
                title={design.title}
                format={view}
                className="rounded-lg shadow-print"
              />
            )
          ) : (
            <div className="flex aspect-2/1 items-center justify-center rounded-lg border border-dashed border-border-strong p-4 text-center text-ui text-muted-foreground">
              No picture yet. Upload one, or draw one on the Generate tab.
            </div>
          )}
          <figcaption className="mt-3">
            <span className="flex items-center justify-between gap-2">
              <span className="text-small text-muted-foreground">Selected design</span>
              <Badge tone="outline">{sourceWords[design.source]}</Badge>
            </span>
            <span className="block font-strong wrap-anywhere">
              {design.title}
              {product ? `, ${product}` : ""}
            </span>
          </figcaption>
        </figure>
      ) : (
        <div className="rounded-lg border border-dashed border-border-strong p-5 text-ui text-muted-foreground">
          <p>No design selected yet. You can work with words alone, or</p>
          <Button type="button" variant="outline" size="sm" className="mt-3" onClick={() => goTo("import")}>
            Import a design
          </Button>
        </div>
      )}
      {children ? <div className="flex min-w-0 flex-col gap-5">{children}</div> : null}
    </div>
  );
}
