import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "Settings · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function Settings() {
  return (
    <Section title="Settings">
      <Notice tone="neutral">Settings panel coming soon...</Notice>
    </Section>
  );
}
