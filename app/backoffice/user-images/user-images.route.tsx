import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "User Images · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function UserImages() {
  return (
    <Section title="User Images">
      <Notice tone="neutral">The pictures of all users will be listed here.</Notice>
    </Section>
  );
}
