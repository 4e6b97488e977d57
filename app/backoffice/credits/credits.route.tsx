import { RefreshCw } from "lucide-react";
import { useRevalidator } from "react-router";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { listModels, updateModel } from "#app/core/ai/list-models.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/chart.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { listModelUsage } from "./list-model-usage.server.ts";
import { ModelTable } from "./model-table.tsx";
import { modelChangeInput } from "./schema.ts";
import type { Route } from "./+types/credits.route";

export function meta() {
  return [{ title: "Credits · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx) => {
  const [models, usage] = await Promise.all([listModels(ctx), listModelUsage(ctx)]);
  return { models, usage };
});

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  await updateModel(ctx, parseInput(modelChangeInput, await readForm(request)));
  return { ok: true as const, message: "Model updated successfully" };
});

export const clientAction = sayOnFailure("Failed to update model");

export function ErrorBoundary() {
  return <TabFailure message="Failed to fetch AI models" />;
}

export default function CreditPricing({ loaderData: { models, usage } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Section
      isDense
      title="Credit Pricing"
      lead="Text models cost 1-5 credits and image models 6-15."
      actions={
        <Button variant="outline" size="sm" isBusy={state !== "idle"} onClick={() => void revalidate()}>
          <RefreshCw />
          Refresh
        </Button>
      }
    >
      <ModelTable models={models} />
      <Card className="mt-5">
        <CardHeader
          title="Usage per model"
          description={`${formatCount(usage.total)} generations in the last 30 days, by day (UTC).`}
          level={3}
          className="mb-4"
        />
        {usage.total === 0 ? (
          <EmptyState title="Nothing was generated in the last 30 days" />
        ) : (
          <Chart
            label="Generations per day and model, last 30 days"
            labelHeading="Day"
            kind="bar"
            isStacked
            height={220}
            series={usage.series}
            points={usage.points}
          />
        )}
      </Card>
    </Section>
  );
}
