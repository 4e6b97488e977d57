import { Link } from "react-router";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { Picture } from "#app/ui/picture.tsx";

export function RelatedPrompts({ prompts, platform }: { prompts: PromptCard[]; platform: string | null }) {
  if (prompts.length === 0) return null;
  return (
    <section className="min-w-0 border-t pt-5">
      <div className="mb-4 flex items-baseline justify-between">
        <h2 className="font-strong">More like this</h2>
        <Link
          to={platform ? `/marketplace?platform=${encodeURIComponent(platform)}` : "/marketplace"}
          className="text-small font-label text-link hover:underline"
        >
          See all
        </Link>
      </div>
      <ul className="grid grid-cols-3 gap-3">
        {prompts.map(({ id, title, imageUrl, imageSrcSet }) => (
          <li key={id}>
            <Link to={`/prompt/${id}`} className="group block rounded-sm">
              <Picture
                src={imageUrl}
                srcSet={imageSrcSet ?? undefined}
                sizes="210px"
                alt=""
                width={210}
                height={158}
                ratio="4/3"
                className="rounded-sm"
              />
              <span className="mt-2 block text-small font-label group-hover:underline">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
