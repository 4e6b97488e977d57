import { stringify } from "csv-stringify/sync";
import type { AnalyticsView, Drawing } from "./analytics-shapes.ts";
import type { ReportType, Source } from "./console-address.ts";
import type { TimeRange } from "./sample-analytics.ts";

export interface ReportInput {
  view: AnalyticsView;
  source: Source;
  range: TimeRange;
  type: ReportType;
}

interface ReportLine {
  section: string;
  label: string;
  series: string;
  value: string | number;
}

const sourceWords: Record<Source, string> = {
  sample: "Sample data",
  mine: "My figures",
  site: "This site",
};

/** What the chosen type of report shows, line by line. */
export function reportLines({ view, type }: Pick<ReportInput, "view" | "type">): ReportLine[] {
  const wanted = (...types: ReportType[]) => type === "overview" || types.includes(type);
  return [
    ...view.kpis.map(({ label, value }) => ({
      section: "Key figures",
      label,
      series: "",
      value: value ?? "No data yet",
    })),
    ...(wanted("revenue") ? drawingLines(view.revenue) : []),
    ...(wanted("revenue") ? tableLines(view) : []),
    ...(wanted("engagement") ? drawingLines(view.engagement) : []),
    ...(wanted("performance") ? drawingLines(view.performance) : []),
    ...(wanted("performance") ? forecastLines(view) : []),
  ];
}

function drawingLines(drawing: Drawing | null): ReportLine[] {
  return (drawing?.points ?? []).flatMap(({ label, values }) =>
    values.map((value, index) => ({
      section: drawing?.title ?? "",
      label,
      series: drawing?.series[index] ?? "",
      value,
    })),
  );
}

function tableLines({ attribution: { columns, rows } }: AnalyticsView): ReportLine[] {
  return rows.flatMap(([name = "", ...cells]) =>
    cells.map((value, index) => ({
      section: "Revenue Attribution",
      label: name,
      series: columns[index + 1] ?? "",
      value,
    })),
  );
}

function forecastLines({ forecast }: AnalyticsView): ReportLine[] {
  return forecast.map(({ label, value, confidence }) => ({
    section: "Predictive Analytics",
    label,
    series: confidence === null ? "" : `${confidence}% confidence`,
    value,
  }));
}

export function writeCsv(report: ReportInput): string {
  const lines = reportLines(report);
  return stringify(
    [
      ["source", "range", "report", "section", "label", "series", "value"],
      ...lines.map(({ section, label, series, value }) => [
        sourceWords[report.source],
        report.range,
        report.type,
        section,
        label,
        series,
        value,
      ]),
    ],
    { escape_formulas: true },
  );
}

export function writeJson(report: ReportInput): string {
  const { source, range, type } = report;
  return JSON.stringify(
    { source: sourceWords[source], range, type, lines: reportLines(report) },
    undefined,
    2,
  );
}
