import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "Reports · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function Reports() {
  return (
    <Section title="Reports">
      <Notice tone="neutral">Reported prompts will be listed here.</Notice>
    </Section>
  );
}
