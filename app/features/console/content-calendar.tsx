import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type ConsoleAddress, consoleHref } from "./console-address.ts";
import { PostList, SamplePostList } from "./post-list.tsx";
import type { ShownPost } from "./post-shapes.ts";
import { type ScheduledPost, scheduledPosts } from "./sample-set.ts";

const Calendar = lazy(() =>
  import("#app/ui/calendar.tsx").then(({ Calendar: found }) => ({ default: found })),
);

const never = () => () => undefined;
const dayMs = 86_400_000;

interface ContentCalendarProps {
  address: ConsoleAddress;
  posts: readonly ShownPost[];
  isInBrowser: boolean;
}

/** A day chosen shows its posts; chosen again it is let go of, and all posts show. */
export function ContentCalendar({ address, posts, isInBrowser }: ContentCalendarProps) {
  const [day, setDay] = useState<Date>();
  // Days depend on the time zone, which only the browser knows.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const samples = address.source === "sample" ? scheduledPosts : [];
  const isOn = (at: Date) => day === undefined || at.toDateString() === day.toDateString();
  const shown = posts.filter((post) => isOn(new Date(post.scheduledAt)));
  const shownSamples = samples.filter((post) => isOn(dayOfSample(post)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[auto_minmax(0,1fr)]">
      <Card padding="sm" className="flex justify-center">
        {isReady ? (
          <Suspense fallback={<Skeleton className="h-80 w-70" />}>
            <Calendar
              selected={day}
              onSelect={setDay}
              marked={[
                ...posts.map((post) => new Date(post.scheduledAt)),
                ...samples.map((post) => dayOfSample(post)),
              ]}
            />
          </Suspense>
        ) : (
          <Skeleton className="h-80 w-70" />
        )}
      </Card>
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-4">
          <CardHeader
            title={day ? day.toLocaleDateString("en-US", { month: "long", day: "numeric" }) : "All posts"}
            description={isInBrowser ? "Kept in this browser." : undefined}
            actions={
              <ButtonLink to={consoleHref(address, { view: "composer" })} size="sm">
                Write a post
              </ButtonLink>
            }
          />
          {shown.length > 0 ? (
            <PostList posts={shown} isInBrowser={isInBrowser} />
          ) : (
            <EmptyState
              title={day ? "No posts of yours on this day" : "No data yet"}
              description="Posts that you schedule in the composer are kept here, with what became of them."
            />
          )}
        </Card>
        {shownSamples.length > 0 ? (
          <Card className="flex flex-col gap-4">
            <CardHeader title="Scheduled posts" badge={<SampleDataLabel />} />
            <SamplePostList posts={shownSamples} />
          </Card>
        ) : null}
      </div>
    </div>
  );
}

function dayOfSample({ time }: ScheduledPost): Date {
  return new Date(Date.now() + (time.startsWith("Tomorrow") ? dayMs : 0));
}
