import { siteBrand } from "#app/brand.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { formatToday } from "./format-date.ts";
import { LegalPage } from "./legal-page.tsx";
import { renderMarkdown } from "./render-markdown.server.ts";
import { termsSections } from "./terms-sections.ts";
import type { Route } from "./+types/terms.route";

export function loader() {
  const sections = termsSections(siteBrand());
  return {
    updated: formatToday(),
    sections: sections.map(({ id, title, body }) => ({ id, title, html: renderMarkdown(body) })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Terms of Service",
    description: "The agreement between you and us: accounts, credits, prompts, store.",
    path: "/terms",
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Terms of Service"
      lead="The agreement between you and us, in plain words: accounts, credits, prompts, the store, and what to do when something is wrong."
      {...loaderData}
    />
  );
}
