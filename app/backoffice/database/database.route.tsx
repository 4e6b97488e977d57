import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "Database · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function DatabaseTab() {
  return (
    <Section title="Database">
      <Notice tone="neutral">The record tables will be listed here.</Notice>
    </Section>
  );
}
