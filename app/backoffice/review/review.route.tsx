import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "Review queue · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function ReviewQueue() {
  return (
    <Section title="Review queue">
      <Notice tone="neutral">Drafts and store submissions will wait here.</Notice>
    </Section>
  );
}
