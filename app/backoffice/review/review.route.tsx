import { useEffect } from "react";
import { useNavigate } from "react-router";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { reloadAfterForm } from "#app/backoffice/frame/reload-after-form.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { listAddress } from "#app/backoffice/lists/list-address.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { BackLink } from "#app/ui/page.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { decideSubmission } from "./decide-submission.server.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { getSubmission, moderatePicture } from "./get-submission.server.ts";
import { isShortcut } from "./is-shortcut.ts";
import { listQueue } from "./list-queue.server.ts";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueList } from "./queue-list.tsx";
import { decisionInput, queueQuery } from "./schema.ts";
import { ShortcutHint } from "./shortcut-hint.tsx";
import { SubmissionView } from "./submission-view.tsx";
import type { Route } from "./+types/review.route";

const path = "/admin/review";

export function meta() {
  return [{ title: "Review queue · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const query = queueQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const queue = await listQueue(ctx, query);
  const id = params.id ?? queue.items[0]?.id;
  const submission = id === undefined ? undefined : await getSubmission(ctx, id);
  // Streamed: looking at a picture takes longer than everything else together.
  const pictureFlags = moderatePicture(ctx, submission?.detail.imageUrl ?? null);
  return { query, queue, submission, pictureFlags, isChosen: params.id !== undefined };
});

const messages = {
  Live: "is live",
  Rejected: "was rejected",
  "Changes requested": "went back to its creator",
};

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  const { title, status } = await decideSubmission(ctx, parseInput(decisionInput, await readForm(request)));
  return { ok: true as const, message: `“${title}” ${messages[status as keyof typeof messages]}` };
});

export const clientAction = sayOnFailure("The decision was not saved. Please try again.");

export const shouldRevalidate = reloadAfterForm;

export function ErrorBoundary() {
  return <TabFailure message="Failed to load the review queue" />;
}

export default function ReviewQueue({ loaderData }: Route.ComponentProps) {
  const { query, queue, submission, pictureFlags, isChosen } = loaderData;
  const navigate = useNavigate();
  const at = (id: string | undefined, changes: object = {}) =>
    listAddress(id === undefined ? path : `${path}/${id}`, { ...query, ...changes });
  const place = queue.items.findIndex(({ id }) => id === submission?.detail.id);
  const next = queue.items[place + 1]?.id;
  const previous = queue.items[place - 1]?.id;
  const decision = useFormAnswer({
    onDone: () => void navigate(at(next ?? previous), { preventScrollReset: true }),
  });

  useEffect(() => {
    function step(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const to = { j: next, k: previous }[event.key];
      if (to) void navigate(at(to), { preventScrollReset: true });
    }
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  });

  return (
    <section aria-labelledby="review-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="review-heading" className="text-title">
          Review queue
        </h2>
        <ShortcutHint />
      </div>
      <QueueFilters query={query} counts={queue.counts} />
      {queue.items.length === 0 && !isChosen ? (
        <EmptyState
          title={query.show === "waiting" ? "Nothing waits for review" : "Nothing here"}
          description={query.show === "waiting" ? "New submissions appear here by themselves." : undefined}
        />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <QueueList
            queue={queue}
            currentId={submission?.detail.id}
            at={at}
            className={isChosen ? "max-lg:hidden" : ""}
          />
          {submission ? (
            <div className={isChosen ? "min-w-0" : "min-w-0 max-lg:hidden"}>
              <div className="lg:hidden">
                <BackLink to={at(undefined)}>Back to the queue</BackLink>
              </div>
              <SubmissionView submission={submission} pictureFlags={pictureFlags}>
                <DecisionBar key={submission.detail.id} submission={submission} decision={decision} />
              </SubmissionView>
            </div>
          ) : null}
        </div>
      )}
    </section>
  );
}
