import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { BackLink } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { StatStrip } from "#app/ui/stat-tile.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { formatMoment } from "#app/ui/format-day.ts";
import { getUser } from "./get-user.server.ts";
import { readUserPart } from "./read-user-part.server.ts";
import { runUserAction } from "./run-user-action.server.ts";
import { formatBalance, UserBadges } from "./user-columns.tsx";
import { UserControls } from "./user-controls.tsx";
import { UserPartView } from "./user-part-view.tsx";
import { userParts } from "./user-parts.ts";
import type { Route } from "./+types/user.route";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.user.email ?? "User"} · Admin` }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const user = await getUser(ctx, params.id);
  return { user, part: await readUserPart(ctx, user.id, new URL(request.url).searchParams) };
});

export const action = adminAction((ctx, { request }: Route.ActionArgs) => runUserAction(ctx, request));

export const clientAction = sayOnFailure("This did not work. Please try again.", {
  credits: "Failed to update user credits",
});

export function ErrorBoundary() {
  return <TabFailure message="Failed to load users" />;
}

/** Everything the site knows about one user, and what an admin can do about it. */
export default function User({ loaderData: { user, part } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/admin/users">Back to users</BackLink>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-title break-all md:text-heading">{user.email}</h2>
            <UserBadges role={user.role} isBanned={user.ban !== null} />
          </div>
          <p className="mt-1 font-mono text-small break-all text-muted-foreground">{user.id}</p>
        </div>
        <UserControls user={user} />
      </header>
      {user.ban ? (
        <Notice tone="danger" className="mb-4">
          Banned since {formatMoment(user.ban.since)} UTC: {user.ban.reason}
        </Notice>
      ) : null}
      <StatStrip
        stats={[
          { label: "Credits", value: formatBalance(user.credits) },
          { label: "Membership", value: user.membership ?? "None" },
          { label: "Unlocks", value: formatCount(user.counts.unlocks) },
          { label: "Images", value: formatCount(user.counts.images) },
          { label: "Joined (UTC)", value: <span className="text-body">{formatMoment(user.joinedAt)}</span> },
          { label: "Address", value: user.isEmailVerified ? "Confirmed" : "Not confirmed" },
        ]}
      />
      <LinkTabs
        label="About this user"
        className="mt-3 mb-4"
        tabs={userParts.map(({ name, label }) => ({
          to: `?show=${name}`,
          label,
          isCurrent: name === part.name,
        }))}
      />
      <UserPartView part={part} user={user} />
    </>
  );
}
