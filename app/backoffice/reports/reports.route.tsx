import * as z from "zod";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { listAddress } from "#app/backoffice/lists/list-address.ts";
import { RefreshButton } from "#app/backoffice/lists/refresh-button.tsx";
import { decideReports } from "#app/features/prompts/decide-report.server.ts";
import { listReports } from "#app/features/prompts/list-reports.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { ReportCard } from "./report-card.tsx";
import type { Route } from "./+types/reports.route";

const path = "/admin/reports";

const decision = z.object({
  promptId: z.string().max(40),
  decision: z.enum(["dismiss", "unpublish"], "Please choose what to do."),
});

export function meta() {
  return [{ title: "Reports · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const page = Number(new URL(request.url).searchParams.get("page")) || 1;
  return await listReports(ctx, { page: Math.max(1, Math.floor(page)) });
});

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  const input = parseInput(decision, await readForm(request));
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
  const { reported, total, page, pages } = loaderData;
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
      {pages > 1 ? (
        <Pagination
          summary={`Page ${page} of ${pages}`}
          {...(page > 1 ? { previousTo: listAddress(path, { page: page - 1 }) } : {})}
          {...(page < pages ? { nextTo: listAddress(path, { page: page + 1 }) } : {})}
        />
      ) : null}
    </section>
  );
}
