import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { KeyboardEvent, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

export type LightboxImage = { src: string; alt: string; caption?: ReactNode };

type LightboxProps = {
  images: readonly LightboxImage[];
  /** Which image is open; undefined when closed. */
  index: number | undefined;
  onIndexChange: (index: number | undefined) => void;
  /** Under the picture: download, delete. */
  actions?: ReactNode;
};

/** A picture at full size over the page. Arrow keys go through the others, Escape closes. */
export function Lightbox({ images, index, onIndexChange, actions }: LightboxProps) {
  const image = index === undefined ? undefined : images[index];

  function step(by: number) {
    if (index === undefined || images.length < 2) return;
    onIndexChange((index + by + images.length) % images.length);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  }

  return (
    <RadixDialog.Root open={image !== undefined} onOpenChange={(open) => open || onIndexChange(undefined)}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-[oklch(0.13_0.02_224/0.92)] data-[state=open]:animate-in data-[state=open]:fade-in-0" />
        {image ? (
          <RadixDialog.Content
            aria-describedby={undefined}
            onKeyDown={handleKeyDown}
            className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 p-4 outline-none md:p-10"
          >
            <RadixDialog.Title className="sr-only">{image.alt}</RadixDialog.Title>
            <img
              src={image.src}
              alt={image.alt}
              className="min-h-0 max-w-full shrink rounded-sm object-contain"
            />
            {image.caption || actions ? (
              <div className="flex max-w-full flex-wrap items-center justify-center gap-3 rounded-md bg-popover px-4 py-2.5 text-ui text-popover-foreground">
                {image.caption}
                {actions}
              </div>
            ) : null}
            {images.length > 1 ? (
              <>
                <Arrow label="Previous picture" className="left-4" onClick={() => step(-1)}>
                  <ChevronLeft />
                </Arrow>
                <Arrow label="Next picture" className="right-4" onClick={() => step(1)}>
                  <ChevronRight />
                </Arrow>
              </>
            ) : null}
            <RadixDialog.Close asChild>
              <IconButton label="Close" variant="tile" size="lg" className="absolute top-4 right-4">
                <X />
              </IconButton>
            </RadixDialog.Close>
          </RadixDialog.Content>
        ) : null}
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Arrow({
  label,
  className,
  onClick,
  children,
}: {
  label: string;
  className: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      variant="tile"
      size="lg"
      onClick={onClick}
      className={cn("absolute top-1/2 -translate-y-1/2", className)}
    >
      {children}
    </IconButton>
  );
}
