import { Card, CardHeader } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/chart.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { AssetView } from "./asset-shapes.ts";
import type { Source } from "./console-address.ts";
import { TileRow } from "./console-tiles.tsx";
import type { Tile } from "./figure-shapes.ts";
import { NoFigures } from "./no-figures.tsx";
import { assetCategories, assetSummary } from "./sample-assets.ts";

interface AssetSummaryProps {
  assets: readonly AssetView[];
  source: Source;
}

export function AssetSummary({ assets, source }: AssetSummaryProps) {
  if (assets.length === 0)
    return <NoFigures>Save images to your gallery, and this page counts them by category.</NoFigures>;
  const categories = assetCategories.filter((category) => category !== "all");
  return (
    <>
      <TileRow tiles={source === "sample" ? assetSummary : liveTiles(assets)} />
      <Card className="flex flex-col gap-4">
        <CardHeader
          title="Assets by category"
          description={
            source === "sample" ? "The 24 assets of this sample" : `The ${assets.length} latest assets`
          }
        />
        <Chart
          label="Assets by category"
          labelHeading="Category"
          kind="bar"
          series={["Assets"]}
          points={categories.map((category) => ({
            label: category,
            values: [assets.filter((asset) => asset.category === category).length],
          }))}
        />
      </Card>
    </>
  );
}

function liveTiles(assets: readonly AssetView[]): Tile[] {
  const best = assets.toSorted((left, right) => (right.performance ?? 0) - (left.performance ?? 0))[0];
  const hasViews = (best?.performance ?? 0) > 0;
  return [
    {
      label: "Total assets",
      value: formatCount(assets.length),
      context: "The latest, at most 100",
    },
    { label: "Synced today", value: null },
    { label: "Average revenue per asset", value: null },
    { label: "Most downloaded", value: hasViews ? (best?.title ?? null) : null },
  ];
}
