import { Pencil } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import type { ShownUser, UserListInput, UserSort } from "./schema.ts";

/** `1,204.00`: two places, so that a column of balances lines up. */
export function formatBalance(credits: string): string {
  return Number(credits).toLocaleString("en-US", { minimumFractionDigits: 2 });
}

export function UserBadges({ role, isBanned }: Pick<ShownUser, "role" | "isBanned">) {
  return (
    <span className="flex gap-1.5">
      <Badge tone={role === "admin" ? "primary" : "neutral"}>{role}</Badge>
      {isBanned ? <Badge tone="danger">banned</Badge> : null}
    </span>
  );
}

export function userColumns(input: UserListInput, onEdit: (user: ShownUser) => void): Column<ShownUser>[] {
  const sortBy = (sort: UserSort): Column<ShownUser>["sort"] => {
    const isCurrent = input.sort === sort;
    const direction = isCurrent && input.direction === "up" ? "down" : "up";
    const query = new URLSearchParams({ sort, direction });
    if (input.q) query.set("q", input.q);
    if (input.role) query.set("role", input.role);
    const current = input.direction === "up" ? "ascending" : "descending";
    return { to: `/admin/users?${query}`, direction: isCurrent ? current : undefined };
  };
  return [
    {
      header: "Email",
      isName: true,
      sort: sortBy("email"),
      render: ({ id, email }) => (
        <Link
          to={`/admin/users/${encodeURIComponent(id)}`}
          className="hover:underline max-md:break-all md:whitespace-nowrap"
        >
          {email}
        </Link>
      ),
    },
    {
      header: "Credits",
      isNumeric: true,
      sort: sortBy("credits"),
      render: ({ credits }) => formatBalance(credits),
    },
    { header: "Role", render: (user) => <UserBadges {...user} /> },
    {
      header: "User ID",
      className: "font-mono text-small text-muted-foreground",
      render: ({ id }) => <span title={id}>{id.slice(0, 8)}…</span>,
    },
    {
      header: "Last change",
      className: "whitespace-nowrap text-muted-foreground",
      sort: sortBy("changed"),
      render: ({ changedAt }) => <time dateTime={changedAt}>{formatMoment(changedAt)}</time>,
    },
    {
      header: "Joined",
      className: "whitespace-nowrap text-muted-foreground",
      sort: sortBy("joined"),
      render: ({ joinedAt }) => <time dateTime={joinedAt}>{formatMoment(joinedAt)}</time>,
    },
    {
      header: "Actions",
      isActions: true,
      render: (user) => (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onEdit(user)}
          aria-label={`Edit Credits of ${user.email}`}
        >
          <Pencil />
          Edit Credits
        </Button>
      ),
    },
  ];
}
