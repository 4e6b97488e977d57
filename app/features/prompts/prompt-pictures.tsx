import { useState } from "react";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { Mat, Picture } from "#app/ui/picture.tsx";

/** The mounted picture, and what the same prompt makes with other values. */
export function PromptPictures({ title, pictures }: Pick<PromptDetail, "title" | "pictures">) {
  const [shown, setShown] = useState(0);
  const others = [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
  const picture = others[shown] ?? others[0];
  return (
    <div className="min-w-0">
      <Mat look="print">
        <Picture
          src={picture?.url}
          srcSet={picture?.srcSet}
          sizes="(min-width: 1101px) 620px, 92vw"
          alt={picture?.label ? `${title}, ${picture.label}` : title}
          width={picture?.width ?? 768}
          height={picture?.height ?? 768}
          isPriority
        />
      </Mat>
      {others.length > 1 ? (
        <div className="mt-4 flex flex-wrap items-center gap-2.5">
          {others.map((other, index) => (
            <button
              key={other.url}
              type="button"
              aria-pressed={index === shown}
              aria-label={other.label ?? `Picture ${index + 1}`}
              onClick={() => setShown(index)}
              className="rounded-sm outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-foreground"
            >
              <Picture
                src={other.url}
                srcSet={other.srcSet}
                sizes="72px"
                alt=""
                width={72}
                height={72}
                ratio="square"
                className="w-18! rounded-sm"
              />
            </button>
          ))}
          <p className="ml-2 max-w-40 text-small text-muted-foreground">
            Made with this prompt and other values
          </p>
        </div>
      ) : null}
    </div>
  );
}
