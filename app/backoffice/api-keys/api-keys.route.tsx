import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "API Keys Management · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function ApiKeys() {
  return (
    <Section title="API Keys Management">
      <Notice tone="neutral">Provider keys will be managed here.</Notice>
    </Section>
  );
}
