import { Download } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/chart.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Select } from "#app/ui/select.tsx";
import { type AnalyticsView, type Drawing, formatUnit } from "./analytics-shapes.ts";
import type { ConsoleAddress } from "./console-address.ts";
import { TileRow } from "./console-tiles.tsx";
import { NoFigures } from "./no-figures.tsx";
import { PredictivePanel } from "./predictive-panel.tsx";
import { reportTypes, timeRanges } from "./sample-analytics.ts";

interface AnalyticsTabProps {
  address: ConsoleAddress;
  view: AnalyticsView;
  /** Of the console itself: the report's address stands below it. */
  path: string;
}

export function AnalyticsTab({ address, view, path }: AnalyticsTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <ReportBar address={address} path={path} />
      <TileRow tiles={view.kpis} />
      <AnalyticsPanel address={address} view={view} />
    </div>
  );
}

function ReportBar({ address, path }: Pick<AnalyticsTabProps, "address" | "path">) {
  const submit = useSubmit();
  const { range, type, source, view } = address;
  const report = (format: string) =>
    `${path}/report?${new URLSearchParams({ range, type, figures: source, format }).toString()}`;
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <Form
        className="grid w-full grid-cols-[2fr_3fr] items-center gap-3 sm:flex sm:w-auto"
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        <input type="hidden" name="tab" value="analytics" />
        {view ? <input type="hidden" name="view" value={view} /> : null}
        {source === "sample" ? null : <input type="hidden" name="figures" value={source} />}
        <Select
          key={`range ${range}`}
          name="range"
          aria-label="Time range"
          prefix="Range"
          size="sm"
          className="sm:w-36"
          options={timeRanges}
          defaultValue={range}
        />
        <Select
          key={`type ${type}`}
          name="type"
          aria-label="Report type"
          prefix="Report"
          size="sm"
          className="sm:w-52"
          options={reportTypes}
          defaultValue={type}
        />
        <noscript>
          <Button variant="outline" size="sm">
            Show
          </Button>
        </noscript>
      </Form>
      <div className="flex gap-2">
        <ButtonAnchor href={report("csv")} size="sm" download>
          <Download />
          Export Report
        </ButtonAnchor>
        <ButtonAnchor href={report("json")} variant="outline" size="sm" download>
          JSON
        </ButtonAnchor>
      </div>
    </div>
  );
}

function AnalyticsPanel({ address, view }: Pick<AnalyticsTabProps, "address" | "view">) {
  switch (address.view) {
    case "attribution":
      return <Attribution {...view.attribution} />;
    case "trends":
      return (
        <Drawings
          drawings={[view.performance]}
          hint="Images that you generate, delivered and failed, are drawn here."
        />
      );
    case "forecast":
      return <PredictivePanel forecast={view.forecast} recommendations={view.recommendations} />;
    default: {
      const drawings = {
        overview: [view.revenue, view.engagement],
        revenue: [view.revenue],
        engagement: [view.engagement],
        performance: [view.performance],
      }[address.type];
      return (
        <Drawings
          drawings={drawings}
          hint="Views, unlocks and income of your prompts are drawn here once there are any."
        />
      );
    }
  }
}

function Drawings({ drawings, hint }: { drawings: (Drawing | null)[]; hint: string }) {
  const there = drawings.filter((drawing) => drawing !== null);
  if (there.length === 0) return <NoFigures>{hint}</NoFigures>;
  return there.map(({ title, note, kind, series, points, unit }) => (
    <Card key={title} className="flex flex-col gap-4">
      <CardHeader title={title} description={note} />
      <Chart
        label={title}
        labelHeading="Time"
        kind={kind}
        series={series}
        points={points}
        formatValue={formatUnit(unit)}
        isStacked={kind === "bar"}
      />
    </Card>
  ));
}

function Attribution({ columns: [nameColumn = "", ...figureColumns], rows }: AnalyticsView["attribution"]) {
  if (rows.length === 0)
    return <NoFigures>Prompts that others unlock are listed here with what they brought in.</NoFigures>;
  return (
    <DataTable
      caption="Revenue Attribution"
      rows={rows}
      rowKey={([name = ""]) => name}
      columns={[
        { header: nameColumn, isName: true, render: ([name]) => name },
        ...figureColumns.map((header, index) => ({
          header,
          isNumeric: true,
          render: (row: string[]) => row[index + 1],
        })),
      ]}
    />
  );
}
