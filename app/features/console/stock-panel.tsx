import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { NoFigures } from "./no-figures.tsx";
import { distribution } from "./sample-set.ts";
import { ToggleList } from "./toggle-list.tsx";
import type { useConsoleSettings } from "./use-console-settings.ts";

const { uploads, items, performance, toggles } = distribution.stock;

interface StockPanelProps {
  isSample: boolean;
  settings: ReturnType<typeof useConsoleSettings>;
}

export function StockPanel({ isSample, settings }: StockPanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
      {isSample ? (
        <Card padding="none" className="pt-4 md:pt-6">
          <div className="flex flex-col gap-5 px-4 md:px-6">
            <CardHeader title="Adobe Stock" badge={<SampleDataLabel />} />
            <ProgressRow {...uploads} />
          </div>
          <DataTable
            caption="Uploads to Adobe Stock"
            isFlush
            className="mt-5 max-md:px-4 max-md:pb-4 md:overflow-hidden md:rounded-b-lg"
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              { header: "Id", className: "font-mono text-small md:pl-6", render: ({ id }) => id },
              { header: "Title", isName: true, render: ({ title }) => title },
              { header: "Status", render: ({ status }) => <StatusBadge status={status} /> },
              { header: "Revenue", isNumeric: true, className: "md:pr-6", render: ({ revenue }) => revenue },
            ]}
          />
        </Card>
      ) : (
        <NoFigures
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <ButtonLink to="/generator/enhance">Upscale and tag</ButtonLink>
              <ButtonLink to="/my-images" variant="outline">
                Download as zip
              </ButtonLink>
            </span>
          }
        >
          No stock account is connected to this site. Make your images ready here, upscaled by 4 and with
          title and tags for stock, and hand the zip to Adobe&apos;s contributor page.
        </NoFigures>
      )}
      <div className="flex min-w-0 flex-col gap-4">
        {isSample ? (
          <Card>
            <CardHeader title="Performance" badge={<SampleDataLabel />} />
            <DetailList className="mt-2" items={performance} />
          </Card>
        ) : null}
        <Card>
          <CardHeader
            title="Automation"
            description="Kept for you, without effect yet: this site has no connection to Adobe Stock."
          />
          <div className="mt-2">
            <ToggleList toggles={toggles} settings={settings} />
          </div>
        </Card>
      </div>
    </div>
  );
}
