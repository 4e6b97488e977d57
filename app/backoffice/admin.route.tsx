import { redirect } from "react-router";
import { requestCtx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import type { Route } from "./+types/admin.route";

export function meta() {
  return [{ title: "Admin · Smart Prompt Marketplace" }, { name: "robots", content: "noindex" }];
}

/** core §2: a visitor is sent home; a member without the role reads `Access Denied`. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  if (!isMember(ctx.viewer)) throw redirect("/");
  requireAdmin(ctx);
  return null;
});

export default function Admin() {
  return (
    <Page look="dense">
      <PageHeader title="Admin" isDense />
      <Notice tone="neutral">The tabs of the admin area are being built.</Notice>
    </Page>
  );
}
