import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { cn } from "#app/ui/class-names.ts";
import { SitePicture } from "#app/ui/site-picture.tsx";
import type { Article } from "./articles.ts";
import { formatMonth } from "./format-date.ts";

export function ArticlePicture({
  article,
  isEager = false,
  className,
}: {
  article: Article;
  isEager?: boolean;
  className?: string;
}) {
  return (
    <SitePicture
      name={article.picture}
      alt={article.pictureAlt}
      width={720}
      height={480}
      sizes="(min-width: 1024px) 380px, (min-width: 768px) 46vw, 94vw"
      isPriority={isEager}
      className={cn("w-full rounded-sm", className)}
    />
  );
}

export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-muted-foreground">
      <Badge>{article.category}</Badge>
      <time dateTime={article.published}>{formatMonth(article.published)}</time>
      <span aria-hidden>·</span>
      <span>{article.readingMinutes} min read</span>
    </p>
  );
}

/** A post in a list; the whole card leads to it, the title is its one link. */
export function ArticleCard({ article, level = 3 }: { article: Article; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="relative flex h-full flex-col rounded-lg border bg-card p-2 shadow-card transition-shadow hover:border-border-strong hover:shadow-raised">
      <ArticlePicture article={article} className="aspect-3/2" />
      <div className="flex flex-1 flex-col p-3 pt-4">
        <ArticleFacts article={article} />
        <Heading className="mt-2.5 text-title">
          <Link to={`/blog/${article.slug}`} className="after:absolute after:inset-0 after:rounded-lg">
            {article.title}
          </Link>
        </Heading>
        <p className="mt-1.5 text-ui text-muted-foreground">{article.summary}</p>
      </div>
    </article>
  );
}

export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article className="relative grid rounded-xl border bg-card p-2 shadow-card transition-shadow hover:border-border-strong hover:shadow-raised lg:grid-cols-[3fr_2fr]">
      <ArticlePicture article={article} isEager className="aspect-3/2 rounded-lg! lg:aspect-16/10" />
      <div className="flex flex-col justify-center p-4 md:p-8">
        <p className="mb-3 text-ui font-label text-muted-foreground">Featured article</p>
        <ArticleFacts article={article} />
        <h2 className="mt-3 text-page">
          <Link to={`/blog/${article.slug}`} className="after:absolute after:inset-0 after:rounded-xl">
            {article.title}
          </Link>
        </h2>
        <p className="mt-3 text-lead text-muted-foreground">{article.summary}</p>
      </div>
    </article>
  );
}
