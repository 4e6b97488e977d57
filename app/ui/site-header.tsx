import type { ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";
import { BrandName } from "./brand-sign.tsx";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { CreditsBadge } from "./credits-badge.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { accountLinks, isCurrentLink, linksFor, mainLinks, type SiteLink } from "./site-links.ts";
import { ThemeButton } from "./theme-toggle.tsx";
import type { Theme } from "./theme.ts";

export type SiteHeaderProps = {
  brandName: string;
  /** The signed-in user's balance; null when signed out. */
  viewer: { credits: number } | null;
  theme: Theme;
  /** Opens the auth dialog; without JavaScript the button goes to `signInPath`. */
  onSignIn?: () => void;
  signInPath: string;
  logoutPath: string;
  /** Notifications, for signed-in users. */
  bell?: ReactNode;
};

export function SiteHeader(props: SiteHeaderProps) {
  const { brandName, viewer, theme, bell, logoutPath } = props;
  const { pathname } = useLocation();
  return (
    <header
      data-site-chrome
      className="sticky top-0 z-40 border-b bg-background [--header-height:56px] md:[--header-height:64px]"
    >
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-sm bg-primary px-4 py-2 text-ui font-label text-primary-foreground focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="flex h-(--header-height) items-center gap-4 max-md:gap-2 px-(--page-gutter) xl:px-8">
        <Link to="/" aria-label={`${brandName}, home`} className="flex shrink-0 rounded-sm">
          <BrandName name={brandName} />
        </Link>
        <nav
          aria-label="Main"
          className="ml-1 hidden items-center gap-3 xl:flex min-[1400px]:gap-4 min-[1560px]:ml-3 min-[1560px]:gap-5"
        >
          {linksFor(mainLinks, viewer !== null).map((link) => (
            <HeaderLink key={link.to} link={link} pathname={pathname} />
          ))}
        </nav>
        <search
          className={cn(
            "ml-auto hidden min-w-0 flex-1 md:block md:max-w-90",
            // A member's links leave no room for its words on smaller laptops; the marketplace has its own.
            viewer ? "min-[1400px]:min-w-47 xl:max-[1399px]:hidden xl:max-w-62" : "xl:max-w-62",
          )}
        >
          <Form action="/marketplace">
            <SearchBox label="Search prompts" placeholder="Search prompts..." />
          </Form>
        </search>
        <div
          className={cn(
            "flex items-center gap-3 max-md:ml-auto max-md:gap-1 min-[1560px]:gap-4",
            viewer && "xl:max-[1399px]:ml-auto",
          )}
        >
          {viewer ? (
            <>
              <Link to="/account" className="rounded-sm">
                <CreditsBadge credits={viewer.credits} isCompact />
              </Link>
              <nav
                aria-label="Account"
                className="hidden items-center gap-3 xl:flex min-[1400px]:gap-4 min-[1560px]:gap-5"
              >
                {accountLinks.map((link) => (
                  <HeaderLink key={link.to} link={link} pathname={pathname} />
                ))}
              </nav>
              {bell}
            </>
          ) : null}
          <span className="hidden xl:block">
            <ThemeButton theme={theme} />
          </span>
          {viewer ? (
            <Form method="post" action={logoutPath} className="hidden xl:block">
              <Button variant="outline" size="sm">
                Logout
              </Button>
            </Form>
          ) : (
            <SignInButton {...props} />
          )}
          <MobileMenu {...props} />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ link, pathname }: { link: SiteLink; pathname: string }) {
  return (
    <Link
      to={link.to}
      prefetch="intent"
      aria-current={isCurrentLink(link, pathname) ? "page" : undefined}
      className={cn(
        "relative rounded-xs py-1.5 text-ui font-label whitespace-nowrap text-muted-foreground",
        "transition-colors hover:text-foreground aria-[current]:font-strong aria-[current]:text-foreground",
        "aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0",
        "aria-[current]:after:h-[5px] aria-[current]:after:bg-marker",
      )}
    >
      {link.label}
    </Link>
  );
}

function SignInButton({ signInPath, onSignIn }: SiteHeaderProps) {
  return (
    <form action={signInPath}>
      <Button
        onClick={(event) => {
          if (!onSignIn) return;
          event.preventDefault();
          onSignIn();
        }}
      >
        Sign In
      </Button>
    </form>
  );
}
