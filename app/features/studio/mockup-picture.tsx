import { useEffect, useState } from "react";
import type { ProductFormat } from "#app/core/ai/builtin/print-check.ts";
import { cn } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { callStudio } from "./call-studio.ts";
import { formatOptions } from "./options.ts";

export function pictureAddress(designId: string, view: ProductFormat | "picture"): string {
  return `/design-workflow/designs/${designId}/${view}`;
}

interface MockupPictureProps {
  designId: string;
  title: string;
  format: ProductFormat;
  className?: string;
}

const pauseMs = 700;
const mostTries = 60;

/** The design on a product. The first look at it asks for the drawing and waits until it is there. */
export function MockupPicture({ designId, title, format, className }: MockupPictureProps) {
  const wanted = `${designId}/${format}`;
  const [ready, setReady] = useState<string>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function ask(tries: number) {
      const answer = await callStudio("mockup", { designId, format });
      if (isOver) return;
      if (answer.ok && answer.isReady) return setReady(wanted);
      const isWorthAsking = answer.ok || answer.code === "unavailable";
      if (!isWorthAsking || tries >= mostTries) return setFailed(wanted);
      timer = setTimeout(() => void ask(tries + 1), pauseMs);
    }
    void ask(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, designId, format]);

  const product = formatOptions.find(({ value }) => value === format)?.label.toLowerCase() ?? format;
  if (ready === wanted || failed === wanted)
    return (
      <Picture
        src={ready === wanted ? pictureAddress(designId, format) : null}
        alt={`${title} on a ${product}`}
        width={1000}
        height={1000}
        ratio="square"
        className={className}
      />
    );
  return (
    <output
      className={cn(
        "flex aspect-square w-full animate-shimmer flex-col items-center justify-center gap-2 bg-muted text-small text-muted-foreground",
        className,
      )}
    >
      <Spinner />
      Drawing the {product}
    </output>
  );
}
