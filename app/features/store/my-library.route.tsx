import { data } from "react-router";
import { SignInButton } from "#app/core/accounts/sign-in-button.tsx";
import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { listUnlockedRecords } from "#app/core/catalog/list-unlocked-records.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { claimsCookie, readClaims } from "./claims-cookie.server.ts";
import { mergeClaims, showClaims } from "./claim-item.server.ts";
import { LibraryItem } from "./library-item.tsx";
import { listOpenPurchases } from "./list-orders.server.ts";
import { OpenPurchases } from "./open-purchases.tsx";
import { storePath } from "./store-address.ts";
import type { Route } from "./+types/my-library.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "My library") }];
}

const personal = { "cache-control": "private, no-store" };

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const claims = readClaims(request);
  if (!isMember(ctx.viewer)) {
    const items = await showClaims(ctx, claims);
    const library = {
      items: items.map((item) => ({ item, since: null })),
      nextCursor: null,
      total: items.length,
    };
    return data({ isSignedIn: false, library, purchases: [] }, { headers: personal });
  }
  await mergeClaims(ctx, claims);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [library, purchases] = await Promise.all([ownLibrary(ctx, cursor), listOpenPurchases(ctx)]);
  const headers = new Headers(personal);
  if (claims.length > 0) headers.set("set-cookie", claimsCookie([]));
  return data({ isSignedIn: true, library, purchases }, { headers });
});

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

async function ownLibrary(ctx: Ctx, cursor: string | undefined) {
  const { unlocked, ...rest } = await listUnlockedRecords(ctx, { of: "store", cursor });
  return { items: unlocked.map(({ prompt, unlockedAt }) => ({ item: prompt, since: unlockedAt })), ...rest };
}

export default function MyLibrary({ loaderData: { isSignedIn, library, purchases } }: Route.ComponentProps) {
  const { items, nextCursor, total } = library;
  return (
    <Page>
      <PageHeader
        title="My library"
        lead="Store items you claimed or bought. They stay here, also when the seller takes them off the shelf."
        badge={<CountBadge count={total} />}
        actions={
          <ButtonLink to={storePath} variant="outline">
            Browse the User Store
          </ButtonLink>
        }
      />
      {isSignedIn || items.length === 0 ? null : (
        <Notice tone="marker" className="mb-6" actions={<SignInButton next="/my-library" />}>
          Kept in this browser. Sign in, and your items join your account.
        </Notice>
      )}
      <OpenPurchases purchases={purchases} />
      <Section title={purchases.length > 0 ? "Ready to use" : undefined} aria-label="Items">
        {items.length === 0 ? (
          <EmptyState
            level={2}
            title="Nothing in your library yet"
            description="Free items you claim and items you buy in the User Store appear here."
            action={
              isSignedIn ? (
                <ButtonLink to={`${storePath}&price=free`} variant="outline">
                  See free items
                </ButtonLink>
              ) : (
                <SignInButton next="/my-library" />
              )
            }
          />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {items.map(({ item, since }) => (
              <li key={item.id} className="flex min-w-0">
                <LibraryItem item={item} since={since} />
              </li>
            ))}
          </ul>
        )}
        {nextCursor ? (
          <ShowMore label="Earlier items" to={`/my-library?cursor=${encodeURIComponent(nextCursor)}`} />
        ) : null}
      </Section>
    </Page>
  );
}
