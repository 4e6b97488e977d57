import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";

export function meta() {
  return [{ title: "Credit Pricing · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async () => null);

export default function CreditPricing() {
  return (
    <Section title="Credit Pricing">
      <Notice tone="neutral">Models and their prices will be listed here.</Notice>
    </Section>
  );
}
