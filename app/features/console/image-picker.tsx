import { ImagePlus } from "lucide-react";
import { cn } from "#app/ui/class-names.ts";
import { FieldGroup } from "#app/ui/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { AssetView } from "./asset-shapes.ts";
import { composer } from "./sample-social.ts";

interface ImagePickerProps {
  pictures: readonly AssetView[];
  selectedId: string | undefined;
  onSelect: (picture: AssetView | undefined) => void;
}

/** Eight places; those without a picture stay empty. Pressing the chosen one again lets go of it. */
export function ImagePicker({ pictures, selectedId, onSelect }: ImagePickerProps) {
  const emptyPlaces = Array.from({ length: composer.imageCount - pictures.length }, (_, index) => index);
  return (
    <FieldGroup legend="Image" hint="Optional. The latest eight are offered.">
      <div className="grid grid-cols-4 gap-2 md:grid-cols-8">
        {pictures.map((picture) => {
          const isSelected = picture.id === selectedId;
          return (
            <button
              key={picture.id}
              type="button"
              aria-pressed={isSelected}
              aria-label={picture.title}
              onClick={() => onSelect(isSelected ? undefined : picture)}
              className={cn(
                "overflow-hidden rounded-sm border-2",
                isSelected ? "border-foreground" : "border-transparent hover:border-input",
              )}
            >
              <Picture
                src={picture.image}
                srcSet={picture.imageSrcSet ?? undefined}
                sizes="96px"
                alt=""
                width={96}
                height={96}
                ratio="square"
              />
            </button>
          );
        })}
        {emptyPlaces.map((place) => (
          <span
            key={place}
            className="flex aspect-square items-center justify-center rounded-sm border border-dashed border-border-strong text-muted-foreground"
          >
            <ImagePlus className="size-4" />
          </span>
        ))}
      </div>
    </FieldGroup>
  );
}
