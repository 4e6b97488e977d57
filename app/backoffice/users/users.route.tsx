import { useState } from "react";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { EditCreditsDialog } from "./edit-credits-dialog.tsx";
import { listUsers, usersPerPage } from "./list-users.server.ts";
import { runUserAction } from "./run-user-action.server.ts";
import { type ShownUser, userListInput } from "./schema.ts";
import { userColumns } from "./user-columns.tsx";
import { UsersToolbar } from "./users-toolbar.tsx";
import type { Route } from "./+types/users.route";

export function meta() {
  return [{ title: "Users · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const input = parseInput(userListInput, Object.fromEntries(searchParams));
  const given = Number(searchParams.get("from"));
  const page = await listUsers(ctx, input);
  const isLater = input.after !== undefined || input.before !== undefined;
  const from = isLater && page.previous !== null && Number.isSafeInteger(given) && given > 0 ? given : 0;
  return { ...page, input, from, perPage: usersPerPage };
});

export const action = adminAction((ctx, { request }: Route.ActionArgs) => runUserAction(ctx, request));

export const clientAction = sayOnFailure("Failed to update user credits");

export function ErrorBoundary() {
  return <TabFailure message="Failed to load users" />;
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { users, input, from, perPage, matching, total, next, previous } = loaderData;
  const [edited, setEdited] = useState<ShownUser | null>(null);
  const pageAt = (cursor: Record<string, string>, start: number) => {
    const { q, role, sort, direction } = input;
    const query = new URLSearchParams({ sort, direction, ...cursor, from: String(Math.max(0, start)) });
    if (q) query.set("q", q);
    if (role) query.set("role", role);
    return `/admin/users?${query}`;
  };
  return (
    <>
      <h2 className="sr-only">Users</h2>
      <UsersToolbar input={input} total={total} />
      <DataTable
        caption="Users"
        columns={userColumns(input, setEdited)}
        rows={users}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No user matches" description="Try a part of the address, or another role." />
        }
      />
      <Pagination
        summary={summaryOf(from, users.length, matching)}
        previousTo={previous === null ? undefined : pageAt({ before: previous }, from - perPage)}
        nextTo={next === null ? undefined : pageAt({ after: next }, from + perPage)}
      />
      <EditCreditsDialog user={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function summaryOf(from: number, shown: number, matching: number | null): string | null {
  if (shown === 0) return null;
  const all = matching === null ? "more than 1,000" : formatCount(matching);
  return `${formatCount(from + 1)} to ${formatCount(from + shown)} of ${all}`;
}
