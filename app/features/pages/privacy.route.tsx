import { siteBrand } from "#app/brand.server.ts";
import { formatToday } from "./format-date.ts";
import { LegalPage } from "./legal-page.tsx";
import { pageMeta } from "./page-meta.ts";
import { privacySections } from "./privacy-sections.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import type { Route } from "./+types/privacy.route";

export function loader() {
  const sections = privacySections(siteBrand().name);
  return {
    updated: formatToday(),
    sections: sections.map(({ id, title, body }) => ({ id, title, html: renderMarkdown(body) })),
  };
}

export function meta() {
  return pageMeta("Privacy Policy", "What we collect, what for, who receives it and how long it stays.");
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we collect, what we use it for, who else receives it, and what you can do about it."
      {...loaderData}
    />
  );
}
