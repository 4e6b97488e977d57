import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { RefreshButton } from "#app/backoffice/lists/refresh-button.tsx";
import { decideReports } from "#app/features/prompts/decide-report.server.ts";
import { listReports } from "#app/features/prompts/list-reports.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { ReportCard } from "./report-card.tsx";
import { reportDecision } from "./schema.ts";
import type { Route } from "./+types/reports.route";

export function meta() {
  return [{ title: "Reports · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx) => await listReports(ctx));

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  const input = parseInput(reportDecision, await readForm(request));
  const { title, count } = await decideReports(ctx, input);
  const reports = count === 1 ? "1 report" : `${count} reports`;
  const message =
    input.decision === "dismiss" ? `${reports} of “${title}” dismissed` : `“${title}” was taken off the site`;
  return { ok: true as const, message };
});

export const clientAction = sayOnFailure("The report was not settled. Please try again.");

export function ErrorBoundary() {
  return <TabFailure message="Failed to load the reports" />;
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { reported, total } = loaderData;
  const shown = reported.reduce((sum, { reports }) => sum + reports.length, 0);
  return (
    <section aria-labelledby="reports-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2.5">
          <h2 id="reports-heading" className="text-title">
            Reports
          </h2>
          <CountBadge count={total} />
        </div>
        <RefreshButton />
      </div>
      {reported.length === 0 ? (
        <EmptyState
          title="No open reports"
          description="What readers report on a prompt's page arrives here."
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {reported.map((each) => (
            <li key={each.prompt.id}>
              <ReportCard reported={each} />
            </li>
          ))}
        </ul>
      )}
      {reported.length > 0 && shown < total ? (
        <p className="mt-3 text-ui text-muted-foreground">
          {formatCount(total - shown)} more appear as these are settled.
        </p>
      ) : null}
    </section>
  );
}
