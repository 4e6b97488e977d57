import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { BackLink, Page } from "#app/ui/page.tsx";
import { ArticleCard, ArticleFacts, ArticlePicture } from "./article-card.tsx";
import { Prose } from "./prose.tsx";
import { readArticle } from "./read-article.server.ts";
import type { Route } from "./+types/blog-post.route";

export const loader = pageLoader(async ({ params }: Route.LoaderArgs) => readArticle(params.slug));

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "Page not found" }];
  return [
    ...shareMeta(matches, {
      title: loaderData.article.title,
      description: loaderData.article.summary,
      path: `/blog/${params.slug}`,
      type: "article",
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        headline: loaderData.article.title,
        description: loaderData.article.summary,
        articleSection: loaderData.article.category,
        datePublished: loaderData.article.published,
      },
    },
  ];
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { article, html, next } = loaderData;
  return (
    <Page>
      <article className="mx-auto max-w-[44rem]">
        <BackLink to="/blog">All articles</BackLink>
        <h1 className="text-page">{article.title}</h1>
        <p className="mt-3 text-lead text-muted-foreground">{article.summary}</p>
        <div className="mt-4 mb-6">
          <ArticleFacts article={article} />
        </div>
        <div className="rounded-lg border bg-card p-2 shadow-card">
          <ArticlePicture article={article} isEager className="aspect-16/9" />
        </div>
        <Prose html={html} className="mt-8" />
      </article>
      <aside aria-labelledby="read-next" className="mx-auto mt-16 max-w-[44rem] border-t pt-8">
        <h2 id="read-next" className="mb-4 text-title">
          Read next
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          {next.map((other) => (
            <ArticleCard key={other.slug} article={other} />
          ))}
        </div>
      </aside>
    </Page>
  );
}
