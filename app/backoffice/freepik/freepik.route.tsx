import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "Freepik · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function Freepik() {
  return (
    <Section title="Freepik">
      <Notice tone="neutral">Stock pictures will be searched and imported here.</Notice>
    </Section>
  );
}
