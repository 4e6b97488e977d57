import { siteBrand } from "#app/brand.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { formatToday } from "./format-date.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacySections } from "./privacy-sections.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import type { Route } from "./+types/privacy.route";

export function loader() {
  const sections = privacySections(siteBrand());
  return {
    updated: formatToday(),
    sections: sections.map(({ id, title, body }) => ({ id, title, html: renderMarkdown(body) })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Privacy Policy",
    description: "What we collect, what for, who receives it and how long it stays.",
    path: "/privacy",
  });
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
