import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { BackLink, Page, PageHeader } from "#app/ui/page.tsx";
import { listReceipts } from "./list-receipts.server.ts";
import { ReceiptsTable } from "./receipts-table.tsx";
import { signInFirst } from "./sign-in-first.server.ts";
import type { Route } from "./+types/receipts.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Receipts") }, { name: "robots", content: "noindex" }];
}

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  signInFirst(ctx, request);
  return { receipts: await listReceipts(ctx) };
});

export default function Receipts({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <BackLink to="/account">Back to Account</BackLink>
      <PageHeader title="Receipts" lead="Open one to print it or to save it as a PDF." />
      <ReceiptsTable receipts={loaderData.receipts} />
    </Page>
  );
}
