import { Card, CardHeader } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/chart.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { TileRow } from "./console-tiles.tsx";
import { NoFigures } from "./no-figures.tsx";
import type { ShownPost } from "./post-shapes.ts";
import { socialAnalytics } from "./sample-social.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export function SocialAnalytics({ isSample, posts }: { isSample: boolean; posts: readonly ShownPost[] }) {
  if (!isSample) return <OwnPostFigures posts={posts} />;
  const { tiles, reachByDay, topPosts, audienceAges } = socialAnalytics;
  return (
    <div className="flex flex-col gap-4">
      <TileRow tiles={tiles} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
        <Card className="flex flex-col gap-4">
          <CardHeader title="Reach by day" description="The last seven days, in thousands" />
          <Chart
            label="Reach by day, in thousands"
            labelHeading="Day"
            kind="area"
            series={["Reach"]}
            points={reachByDay.map((value, index) => ({ label: weekdays[index] ?? "", values: [value] }))}
            formatValue={(value) => `${value}K`}
          />
        </Card>
        <Card className="flex flex-col gap-5">
          <CardHeader title="Audience age" />
          {audienceAges.map(({ range, share }) => (
            <ProgressRow key={range} label={range} value={share} max={100} aside={`${share}%`} />
          ))}
        </Card>
      </div>
      <Card padding="none" className="pt-4 md:pt-6">
        <CardHeader title="Top posts" className="px-4 md:px-6" />
        <DataTable
          caption="Top posts"
          isFlush
          className="mt-4 max-md:px-4 max-md:pb-4 md:overflow-hidden md:rounded-b-lg"
          rows={topPosts}
          rowKey={({ title }) => title}
          columns={[
            { header: "Post", isName: true, className: "md:pl-6", render: ({ title }) => title },
            { header: "Page", render: ({ page }) => page },
            { header: "Engagement", isNumeric: true, render: ({ engagement }) => engagement },
            { header: "Reach", isNumeric: true, className: "md:pr-6", render: ({ reach }) => reach },
          ]}
        />
      </Card>
    </div>
  );
}

/** What this site knows of its own posts; reach is known to the networks only. */
function OwnPostFigures({ posts }: { posts: readonly ShownPost[] }) {
  const count = (status: ShownPost["status"]) =>
    formatCount(posts.filter((post) => post.status === status).length);
  if (posts.length === 0)
    return (
      <NoFigures>
        Once you post, this page counts what was sent, held and refused. Reach and engagement stay with the
        network: no account reports them to this site.
      </NoFigures>
    );
  return (
    <TileRow
      tiles={[
        { label: "Posts sent", value: count("sent") },
        { label: "Waiting", value: count("scheduled") },
        { label: "Held", value: count("held") },
        { label: "Reach", value: null, context: "No account reports it to this site" },
      ]}
    />
  );
}
