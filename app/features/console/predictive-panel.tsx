import { Badge } from "#app/ui/badge.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import type { AnalyticsView } from "./analytics-shapes.ts";
import { TileRow } from "./console-tiles.tsx";
import { NoFigures } from "./no-figures.tsx";

export function PredictivePanel({
  forecast,
  recommendations,
}: Pick<AnalyticsView, "forecast" | "recommendations">) {
  if (forecast.length === 0)
    return <NoFigures>A forecast needs seven days with activity among the last thirty.</NoFigures>;
  return (
    <>
      <section aria-label="Forecast" className="mt-2 flex flex-col gap-3">
        <h2 className="text-title">Forecast</h2>
        <TileRow
          tiles={forecast.map(({ label, value, confidence }) => ({
            label,
            value,
            context:
              confidence === null
                ? "Estimate: the last 30 days carried forward"
                : `${confidence}% confidence`,
          }))}
        />
      </section>
      {recommendations.length > 0 ? (
        <Card>
          <CardHeader title="Recommendations" />
          <ul className="mt-2 divide-y">
            {recommendations.map(({ text, impact, confidence, reason }) => (
              <li key={text} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
                <div className="min-w-0 flex-1 basis-72">
                  <p className="text-ui font-strong">{text}</p>
                  <p className="text-ui text-muted-foreground">{reason}</p>
                </div>
                <div className="flex items-center gap-2">
                  <Badge tone={impact === "High" ? "success" : "info"}>{impact} impact</Badge>
                  <span className="text-small text-muted-foreground">{confidence}% confidence</span>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
