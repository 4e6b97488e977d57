import { ChartColumn, CalendarClock, Database, ImageUp, Loader, Sparkles, Upload, Users } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type ConsoleAddress, consoleHref } from "./console-address.ts";
import { TileRow } from "./console-tiles.tsx";
import { type DashboardView, type DayCap, noData, type PlatformLine } from "./figure-shapes.ts";

const platformIcons: Record<string, ReactNode> = {
  "Adobe Stock API": <ImageUp />,
  "Facebook Pages": <Users />,
  "Airtable Sync": <Database />,
  "AI Generation Queue": <Loader />,
};

export function DashboardTab({ view, address }: { view: DashboardView; address: ConsoleAddress }) {
  return (
    <div className="flex flex-col gap-4">
      <TileRow tiles={view.metrics} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <Card className="flex flex-col gap-5">
          <CardHeader title="Today's Performance" />
          <div className="flex flex-1 flex-col justify-around gap-5">
            <DayCaps caps={view.today} />
          </div>
        </Card>
        <Card>
          <CardHeader title="Platform Status" />
          <PlatformList platforms={view.platforms} />
        </Card>
        <Card padding="none" className="pt-4 md:pt-6">
          <CardHeader title="Recent Activity" className="px-4 md:px-6" />
          <RecentActivity activity={view.activity} />
        </Card>
        <Card className="flex flex-col gap-3">
          <CardHeader title="Quick Actions" />
          <QuickActions address={address} />
        </Card>
      </div>
    </div>
  );
}

export function DayCaps({ caps }: { caps: readonly DayCap[] }) {
  return caps.map(({ label, value, max }) =>
    value === null ? (
      <ProgressRow key={label} label={label} value={0} max={max} aside={noData} />
    ) : (
      <ProgressRow key={label} label={label} value={value} max={max} />
    ),
  );
}

function PlatformList({ platforms }: { platforms: readonly PlatformLine[] }) {
  return (
    <ul className="mt-2 divide-y">
      {platforms.map(({ platform, status }) => (
        <li key={platform} className="flex min-h-15 items-center gap-3 py-2.5">
          <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm bg-sunken text-muted-foreground [&_svg]:size-4.5">
            {platformIcons[platform]}
          </span>
          <span className="min-w-0 flex-1 text-ui font-label">{platform}</span>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

function RecentActivity({ activity }: { activity: DashboardView["activity"] }) {
  return (
    <DataTable
      caption="Recent Activity"
      isFlush
      className="mt-4 max-md:px-4 max-md:pb-4 md:overflow-hidden md:rounded-b-lg"
      rows={activity.map((line, index) => ({ ...line, id: String(index) }))}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          className="m-4 md:m-6"
          title={noData}
          description="What you generate, sell and post appears here, the latest first."
          action={
            <ButtonLink to="/generator" variant="outline">
              Open the generator
            </ButtonLink>
          }
        />
      }
      columns={[
        { header: "Time", className: "md:pl-6 text-muted-foreground", render: ({ time }) => time },
        { header: "Action", isName: true, render: ({ action }) => action },
        { header: "Platform", className: "text-muted-foreground", render: ({ platform }) => platform },
        {
          header: "Status",
          isActions: true,
          className: "md:pr-6",
          render: ({ status }) => <StatusBadge status={status} />,
        },
      ]}
    />
  );
}

function QuickActions({ address }: { address: ConsoleAddress }) {
  const actions = [
    { label: "Generate Batch", icon: <Sparkles />, to: "/generator/create" },
    { label: "Bulk Upload", icon: <Upload />, to: "/my-images" },
    {
      label: "Schedule Posts",
      icon: <CalendarClock />,
      to: consoleHref(address, { tab: "social", view: "composer" }),
    },
    { label: "View Reports", icon: <ChartColumn />, to: consoleHref(address, { tab: "analytics" }) },
  ];
  return (
    <>
      {actions.map(({ label, icon, to }, index) => (
        <ButtonLink
          key={label}
          to={to}
          variant={index === 0 ? "primary" : "outline"}
          size="lg"
          className="justify-start!"
        >
          {icon}
          {label}
        </ButtonLink>
      ))}
      <p className="text-small text-muted-foreground">
        Actions work on your own images and credits
        {address.source === "sample" ? ". Only the figures on this page are samples." : "."}
      </p>
    </>
  );
}
