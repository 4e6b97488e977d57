import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkedPicture } from "./linked-picture.tsx";

type PromptRowProps = {
  prompt: { id: string; title: string; imageUrl: string | null; imageSrcSet?: string | null };
  level?: 2 | 3;
  /** At the right of the title. */
  badge?: ReactNode;
  /** Under the title: whose it is, and since when. */
  byline: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
};

/** A prompt that somebody holds: picture at the left, its words and buttons at the right. */
export function PromptRow({ prompt, level = 3, badge, byline, children }: PromptRowProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const page = `/prompt/${prompt.id}`;
  return (
    <article className="flex w-full gap-4 rounded-lg border bg-card p-2.5 shadow-card">
      <LinkedPicture
        to={page}
        pictured={prompt}
        sizes="160px"
        width={160}
        height={160}
        ratio="square"
        className="w-28 shrink-0 md:w-40"
        pictureClassName="rounded-sm"
      />
      <div className="flex min-w-0 flex-1 flex-col py-1 pr-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Heading className="font-strong break-words">
            <Link to={page} className="hover:underline">
              {prompt.title}
            </Link>
          </Heading>
          {badge}
        </div>
        <p className="text-small text-muted-foreground">{byline}</p>
        <div className="mt-auto pt-2">{children}</div>
      </div>
    </article>
  );
}
