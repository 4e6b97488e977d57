import { useMatches } from "react-router";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import type { Route } from "./+types/coming.route";

const titles: Record<string, string> = {
  home: "Every picture starts as a sentence.",
  marketplace: "Marketplace",
  generator: "Generator",
  enhance: "Image Enhancement Suite",
  create: "Creation Mode",
  "etsy-research": "Etsy Product Research",
  templates: "Template Prompts",
  prompt: "Prompt",
  creator: "Creator",
  "upload-prompt": "Upload Prompt",
  dashboard: "My Dashboard",
  admin: "Admin",
  support: "Support",
  "my-images": "My Generated Images",
  subscription: "Pricing",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  about: "About",
  blog: "Blog",
  "integration-guide": "Integration guide",
  "design-workflow": "Design Workflow Studio",
  console: "Automation console",
  "smart-prompt": "Smart Prompt",
  docs: "API reference",
  account: "Account",
};

function titleOf(id: string): string {
  return titles[id] ?? id;
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `${titleOf(matches.at(-1)?.id ?? "")} · Smart Prompt Marketplace` }];
}

/** A page whose feature is still being built says so. */
export default function Coming() {
  const id = useMatches().at(-1)?.id ?? "";
  return (
    <Page>
      <PageHeader title={titleOf(id)} />
      <Notice tone="neutral">This page is being built.</Notice>
    </Page>
  );
}
