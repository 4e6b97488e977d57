import { ImagePlus, ScanSearch, Type } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { formatCredits } from "#app/ui/format-number.ts";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { type GeneratorType, generatorTypes, typeWords } from "./generator-types.ts";

export const typeIcons = { text: Type, image: ImagePlus, "image-to-prompt": ScanSearch };

const pictures: Record<GeneratorType, string> = {
  text: "botanical-blue",
  image: "clay-still-life",
  "image-to-prompt": "lake-golden-hour",
};

/** Step 1. A link each, so that the choice works without JavaScript and the back button undoes it. */
export function TypeChoice({ prompt, costs }: { prompt: string; costs: Record<GeneratorType, number> }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
      {generatorTypes.map((type) => {
        const Icon = typeIcons[type];
        const query = new URLSearchParams({ type, ...(prompt ? { prompt } : {}) });
        return (
          <li key={type} className="flex">
            <Link
              to={`/generator?${query.toString()}`}
              className="group flex w-full flex-col rounded-lg border bg-card p-2 shadow-card transition-shadow hover:border-border-strong hover:shadow-raised"
            >
              <SitePicture
                name={pictures[type]}
                alt=""
                width={640}
                height={400}
                sizes="(min-width: 768px) 380px, 94vw"
                className="aspect-16/10 w-full rounded-sm max-md:hidden"
              />
              <span className="flex flex-1 items-start gap-3.5 p-3 md:p-4">
                <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-accent-foreground">
                  <Icon className="size-5" />
                </span>
                <span className="min-w-0">
                  <span className="flex flex-wrap items-center gap-2">
                    <span className="text-title">{typeWords[type].label}</span>
                    <Badge tone={costs[type] === 0 ? "success" : "neutral"}>
                      {costs[type] === 0 ? "Free" : `${formatCredits(costs[type])} credits`}
                    </Badge>
                  </span>
                  <span className="mt-1 block text-ui text-muted-foreground">
                    {typeWords[type].description}
                  </span>
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
