import { Outlet, useLocation } from "react-router";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Page } from "#app/ui/page.tsx";
import { adminLoader } from "./admin-door.server.ts";
import { AdminHeader } from "./admin-header.tsx";
import { adminTabs, currentTab } from "./admin-tabs.ts";
import { countWaiting } from "./count-waiting.server.ts";
import { readFigures } from "./read-figures.server.ts";
import { useLiveHeader } from "./use-live-header.ts";
import type { Route } from "./+types/admin.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Admin") }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx) => {
  const [figures, waiting] = await Promise.all([readFigures(ctx), countWaiting(ctx)]);
  return { figures, waiting };
});

/** The frame of the admin area: what happens, what waits, and the seven tabs. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { figures, waiting } = useLiveHeader(loaderData);
  const current = currentTab(pathname);
  return (
    <Page look="dense">
      <AdminHeader figures={figures} waiting={waiting} />
      <LinkTabs
        label="Admin"
        className="mt-2 mb-5"
        tabs={adminTabs.map(({ name, label }) => ({
          to: `/admin/${name}`,
          label,
          isCurrent: name === current,
        }))}
      />
      <div>
        <Outlet />
      </div>
    </Page>
  );
}
