import { data } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, refusalOf } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { ArticleCard, FeaturedArticle } from "./article-card.tsx";
import { articlesIn, categories, readCategory } from "./articles.ts";
import { NewsletterBox } from "./newsletter-box.tsx";
import { subscribeInput } from "./schema.ts";
import { subscribeToNewsletter } from "./subscribe-to-newsletter.server.ts";
import type { Route } from "./+types/blog.route";

export function loader({ request }: Route.LoaderArgs) {
  const category = readCategory(new URL(request.url).searchParams.get("category"));
  return { category, ...articlesIn(category) };
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  try {
    const { email } = parseInput(subscribeInput, form);
    await subscribeToNewsletter(context.get(requestCtx), { email });
    return { ok: true as const, email };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const typed = typeof form.email === "string" ? form.email : "";
    return data({ ...refusalOf(error), email: typed }, { status: error.status });
  }
});

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Blog",
    description: "Articles for people who sell digital products: prompts, print, listings, prices.",
    path: "/blog",
  });
}

export default function BlogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { category, featured, posts } = loaderData;
  return (
    <Page>
      <PageHeader
        title="Blog"
        lead="For people who sell what they make: how prompts, prints, listings and prices work, with the sums written out and the sources named."
      />
      <div className="mb-6">
        <ChipRow label="Categories">
          <FilterChip to="/blog" label="All" isCurrent={category === null} />
          {categories.map((name) => (
            <FilterChip
              key={name}
              to={`/blog?category=${name.toLowerCase()}`}
              label={name}
              isCurrent={category === name}
            />
          ))}
        </ChipRow>
      </div>
      {featured ? <FeaturedArticle article={featured} /> : null}
      <Section title={category ?? "Recent posts"} className={featured ? "" : "mt-0!"}>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug}>
              <ArticleCard article={post} />
            </li>
          ))}
        </ul>
      </Section>
      <NewsletterBox posted={actionData} />
    </Page>
  );
}
