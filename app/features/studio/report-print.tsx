import { printDpi } from "#app/core/ai/builtin/print-check.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { pictureAddress } from "./mockup-picture.tsx";
import type { DesignReport } from "./schema.ts";

type Print = DesignReport["prints"][number];
type Garment = DesignReport["garments"][number];

const printTones: Record<Print["verdict"], BadgeTone> = {
  ready: "success",
  good: "success",
  soft: "warning",
  "too small": "danger",
};
const printWords: Record<Print["verdict"], string> = {
  ready: "Ready",
  good: "Good",
  soft: "Soft",
  "too small": "Too small",
};
const garmentTones: Record<Garment["verdict"], BadgeTone> = {
  clear: "success",
  partly: "warning",
  lost: "danger",
};

/** Pixels against each product's print area, transparency, and how it shows on cloth. */
export function PrintReport({ report, designId }: { report: DesignReport; designId: string }) {
  return (
    <Card>
      <CardHeader
        title="Print quality"
        description={`${formatCount(report.width)} × ${formatCount(report.height)} pixels, measured against ${printDpi} dpi.`}
      />
      <ul className="mt-4 flex flex-col">
        {report.prints.map((print) => (
          <li
            key={print.format}
            className="grid items-center gap-x-4 gap-y-1.5 border-t py-3 first:border-t-0 sm:grid-cols-[110px_minmax(0,1fr)_96px]"
          >
            <span className="font-label">{print.name}</span>
            <span>
              <Progress
                label={`${print.name}: ${print.dpi} of ${printDpi} dpi`}
                value={Math.min(print.dpi, printDpi)}
                max={printDpi}
                tone={
                  print.verdict === "too small" ? "danger" : print.verdict === "soft" ? "marker" : "success"
                }
              />
              <span className="mt-1 block text-small text-muted-foreground">
                {print.dpi} dpi; needs {formatCount(print.neededWidth)} × {formatCount(print.neededHeight)}{" "}
                pixels. {print.notes.join(" ")}
              </span>
            </span>
            <span className="sm:text-right">
              <Badge tone={printTones[print.verdict]}>{printWords[print.verdict]}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-2 grid gap-4 border-t pt-4 sm:grid-cols-2">
        {report.garments.map((garment) => (
          <figure key={garment.garment} className="flex items-center gap-4">
            <span
              className={`flex size-22 shrink-0 items-center justify-center rounded-md border p-2 ${garment.garment === "light" ? "bg-white" : "bg-black"}`}
            >
              <img
                src={pictureAddress(designId, "picture")}
                alt={`The design on a ${garment.garment} ground`}
                className="max-h-full max-w-full object-contain"
              />
            </span>
            <figcaption className="text-ui">
              <Badge tone={garmentTones[garment.verdict]}>
                {Math.round(garment.visibleShare * 100)}% stands out
              </Badge>
              <span className="mt-1.5 block">{garment.sentence}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-4 border-t pt-4 text-ui">
        <b className="font-strong">Transparency.</b>{" "}
        {report.transparentPercent > 1
          ? `${report.transparentPercent}% of the picture is see-through.`
          : "Nothing is see-through: the ground is printed too."}
      </p>
    </Card>
  );
}
