import "#app/ui/app.css";
import { lazy, Suspense, useEffect, useState } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { onSignInRequest, requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { useMarksOf } from "#app/core/catalog/use-mark.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { countUnread } from "#app/core/notifications/list-notifications.server.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { NotificationBell } from "#app/features/account/notification-bell.tsx";
import { useSessionRefresh } from "#app/features/account/use-session-refresh.ts";
import { mergeClaims } from "#app/features/store/claim-item.server.ts";
import { claimsCookie, readClaims } from "#app/features/store/claims-cookie.server.ts";
import { RootErrorBoundary } from "#app/features/pages/root-error-boundary.tsx";
import { isEmbeddedStudio } from "#app/features/studio/embed-address.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { fontLinks } from "#app/ui/font-links.ts";
import { SiteBanner } from "#app/ui/site-banner.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";
import { themeClassName, themeFromCookie } from "#app/ui/theme.ts";
import { Toaster } from "#app/ui/toast.tsx";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [...fontLinks];

const AuthDialog = lazy(() => import("#app/features/account/auth-dialog.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  const { db, viewer } = ctx;
  const { name, shortName, description, social } = siteBrand();
  // What was claimed before signing in joins the account's library (D27).
  const claims = isMember(viewer) ? readClaims(request) : [];
  if (claims.length > 0) await mergeClaims(ctx, claims);
  const { bannerText, defaultCredits } = await siteSettings(db);
  const shown = {
    brand: { name, shortName, description, social },
    viewer: isMember(viewer)
      ? {
          ...(await readHeader(db, viewer.userId)),
          sessionEndsAt: viewer.sessionExpiresAt?.toISOString() ?? null,
        }
      : null,
    banner: bannerText,
    openingCredits: defaultCredits,
    origin: env().APP_ORIGIN,
    theme: themeFromCookie(request.headers.get("cookie")),
    year: new Date().getFullYear(),
  };
  return data(shown, claims.length > 0 ? { headers: { "set-cookie": claimsCookie([]) } } : undefined);
}

async function readHeader(db: Db, userId: string) {
  const [credits, unread] = await Promise.all([getBalance(db, userId), countUnread(db, userId)]);
  return { credits: Number(credits), unread };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" className={themeClassName(data?.theme ?? "system")} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/pictures/sign.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { viewer } = loaderData;
  useMarksOf(viewer !== null);
  useSessionRefresh(viewer?.sessionEndsAt ?? null);
  if (isEmbeddedStudio(useLocation())) return <Outlet />;
  return (
    <SiteFrame {...loaderData}>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that refuses or fails keeps the site around it, unless the site itself could not be read. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) return <RootErrorBoundary />;
  return (
    <SiteFrame {...data}>
      <RootErrorBoundary />
    </SiteFrame>
  );
}

type SiteFrameProps = Route.ComponentProps["loaderData"] & { children: React.ReactNode };

function SiteFrame({ brand, viewer, banner, openingCredits, theme, year, children }: SiteFrameProps) {
  return (
    <>
      <NavigationProgress />
      {banner ? <SiteBanner>{banner}</SiteBanner> : null}
      <SiteHeader
        brandName={brand.shortName}
        viewer={viewer}
        theme={theme}
        signInPath="/account/sign-in"
        logoutPath="/account/sign-out"
        onSignIn={requestSignIn}
        bell={viewer ? <NotificationBell unread={viewer.unread} /> : undefined}
      />
      {children}
      <SiteFooter
        brandName={brand.shortName}
        legalName={brand.name}
        tagline={brand.description}
        year={year}
        social={brand.social}
      />
      <SignInDialog brandName={brand.name} openingCredits={openingCredits} />
    </>
  );
}

/** The dialog's code is fetched when somebody first asks for it. */
function SignInDialog(props: { brandName: string; openingCredits: number }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onSignInRequest(() => setIsWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog {...props} isInitiallyOpen />
    </Suspense>
  );
}

function NavigationProgress() {
  const isLoading = useNavigation().state !== "idle";
  return (
    <output className="fixed inset-x-0 top-0 z-60 block h-0.5">
      {isLoading ? (
        <>
          <span className="sr-only">Loading...</span>
          <span className="block h-full w-1/3 animate-pulse bg-marker" />
        </>
      ) : null}
    </output>
  );
}
