import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { type ConsoleAddress, consoleHref } from "./console-address.ts";
import { noData } from "./figure-shapes.ts";
import { OwnPages, SamplePages } from "./page-list.tsx";
import { PostList, SamplePostList } from "./post-list.tsx";
import type { ConnectedPage, ShownPost } from "./post-shapes.ts";
import { distribution } from "./sample-set.ts";
import { ToggleList } from "./toggle-list.tsx";
import type { useConsoleSettings } from "./use-console-settings.ts";

interface FacebookPanelProps {
  address: ConsoleAddress;
  pages: readonly ConnectedPage[];
  posts: readonly ShownPost[];
  settings: ReturnType<typeof useConsoleSettings>;
}

export function FacebookPanel({ address, pages, posts, settings }: FacebookPanelProps) {
  const isSample = address.source === "sample";
  const waiting = posts.filter(({ status }) => status === "scheduled" || status === "held");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-4">
          <CardHeader
            title="Connected pages"
            actions={
              <ButtonLink
                to={consoleHref(address, { tab: "social", view: "pages" })}
                variant="outline"
                size="sm"
              >
                Page Manager
              </ButtonLink>
            }
          />
          {pages.length > 0 ? <OwnPages pages={pages} /> : null}
          {isSample ? (
            <Samples>
              <SamplePages />
            </Samples>
          ) : null}
          {!isSample && pages.length === 0 ? (
            <EmptyState
              title={noData}
              description="Connect a page under Social: give it a name and the webhook of the service that publishes for you."
            />
          ) : null}
        </Card>
        <Card className="flex flex-col gap-4">
          <CardHeader
            title="Scheduled posts"
            actions={
              <ButtonLink to={consoleHref(address, { tab: "social", view: "composer" })} size="sm">
                Write a post
              </ButtonLink>
            }
          />
          {waiting.length > 0 ? <PostList posts={waiting} /> : null}
          {isSample ? (
            <Samples>
              <SamplePostList />
            </Samples>
          ) : null}
          {!isSample && waiting.length === 0 ? (
            <EmptyState title={noData} description="Posts that you schedule in the composer wait here." />
          ) : null}
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {isSample ? (
          <Card>
            <CardHeader title="Social performance" badge={<SampleDataLabel />} />
            <DetailList className="mt-2" items={distribution.facebook.performance} />
          </Card>
        ) : null}
        <Card>
          <CardHeader title="Automation" description="For the posts that you write in the composer." />
          <div className="mt-2">
            <ToggleList toggles={distribution.facebook.toggles} settings={settings} />
          </div>
        </Card>
      </div>
    </div>
  );
}

/** Own pages and posts stand beside them: the label says which are which. */
function Samples({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 *:last:w-full">
      <SampleDataLabel />
      {children}
    </div>
  );
}
