import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { listModels, updateModel } from "#app/core/ai/list-models.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { Section } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { modelChangeInput } from "./schema.ts";
import type { Route } from "./+types/credits.route";

export function meta() {
  return [{ title: "Credit Pricing · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx) => ({ models: await listModels(ctx) }));

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  const model = await updateModel(ctx, parseInput(modelChangeInput, await readForm(request)));
  return { ok: true as const, model };
});

export default function CreditPricing() {
  return (
    <Section title="Credit Pricing">
      <Notice tone="neutral">Models and their prices will be listed here.</Notice>
    </Section>
  );
}
