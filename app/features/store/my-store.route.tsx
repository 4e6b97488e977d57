import { Plus } from "lucide-react";
import { redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { unpublishRecord } from "#app/core/catalog/unpublish-record.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { confirmOrder, declineOrder } from "./decide-order.server.ts";
import { listOwnItems } from "./list-own-items.server.ts";
import { listSales } from "./list-orders.server.ts";
import { MyStoreItem } from "./my-store-item.tsx";
import { findOwnItem } from "./own-item.server.ts";
import { SalesList } from "./sales-list.tsx";
import { storePath } from "./store-address.ts";
import type { Route } from "./+types/my-store.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "My store items") }];
}

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  if (!isMember(ctx.viewer)) throw redirect("/account/sign-in?next=/my-store");
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [own, sales] = await Promise.all([listOwnItems(ctx, { cursor }), listSales(ctx)]);
  return { ...own, sales };
});

export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const { intent, id, reason } = await readForm(request);
  switch (intent) {
    case "unpublish": {
      const item = await findOwnItem(ctx, String(id));
      await unpublishRecord(ctx, item.id);
      return { ok: true as const, message: `“${item.title ?? "Untitled"}” is off the shelf.` };
    }
    case "confirm":
      await confirmOrder(ctx, String(id));
      return { ok: true as const, message: "Confirmed. The item is in the buyer's library." };
    case "decline":
      await declineOrder(ctx, String(id), typeof reason === "string" ? reason : "");
      return { ok: true as const, message: "The buyer is told that you found no payment." };
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
});

export default function MyStore({ loaderData: { items, total, nextCursor, sales } }: Route.ComponentProps) {
  const submit = (
    <ButtonLink to={`${storePath}&submit=1`}>
      <Plus /> Submit to Store
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader
        title="My store items"
        lead="What you sell or give away in the User Store. You keep 100% of payment."
        badge={<CountBadge count={total} />}
        actions={submit}
      />
      <SalesList sales={sales} />
      <Section title={sales.length > 0 ? "Items" : undefined} aria-label="Items">
        {items.length === 0 ? (
          <EmptyState
            level={2}
            title="No items yet"
            description="Submit a prompt or a PDF. It is reviewed before it is on show."
          />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {items.map((item) => (
              <li key={item.id} className="flex min-w-0">
                <MyStoreItem item={item} />
              </li>
            ))}
          </ul>
        )}
        {nextCursor ? (
          <ShowMore label="Older items" to={`/my-store?cursor=${encodeURIComponent(nextCursor)}`} />
        ) : null}
      </Section>
    </Page>
  );
}
