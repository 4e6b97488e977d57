import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "Support inbox · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function SupportInbox() {
  return (
    <Section title="Support inbox">
      <Notice tone="neutral">Tickets will be answered here.</Notice>
    </Section>
  );
}
