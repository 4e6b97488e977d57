import { ChevronRight, LayoutDashboard, Menu, Shield, SunMoon, Upload, X } from "lucide-react";
import { useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { BrandName } from "./brand-sign.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { cn } from "./class-names.ts";
import { CreditsBadge } from "./credits-badge.tsx";
import { IconButton } from "./icon-button.tsx";
import { SearchBox } from "./search-box.tsx";
import { accountLinks, isCurrentLink, linksFor, mainLinks } from "./site-links.ts";
import { ThemeChoice } from "./theme-toggle.tsx";
import type { Theme } from "./theme.ts";

type MobileMenuProps = {
  brandName: string;
  viewer: { credits: number } | null;
  theme: Theme;
  onSignIn?: () => void;
  signInPath: string;
  logoutPath: string;
};

const accountIcons: Record<string, typeof Upload> = {
  "/upload-prompt": Upload,
  "/dashboard": LayoutDashboard,
  "/admin": Shield,
};

/** The browser's own modal dialog: it keeps the focus, closes by Escape and costs no script. */
export function MobileMenu({ brandName, viewer, theme, onSignIn, signInPath, logoutPath }: MobileMenuProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => menu.current?.close();

  return (
    <div className="xl:hidden">
      <IconButton label="Open menu" size="lg" onClick={() => menu.current?.showModal()}>
        <Menu />
      </IconButton>
      <dialog
        // A new page starts with the menu closed.
        key={pathname}
        ref={menu}
        aria-label="Menu"
        className={cn(
          "m-0 size-full max-h-none max-w-none overflow-y-auto bg-background text-foreground",
          "open:animate-in open:fade-in-0 duration-(--dur-2) backdrop:bg-background",
        )}
      >
        <div className="sticky top-0 z-10 flex h-14 items-center justify-between border-b bg-background px-(--page-gutter)">
          <BrandName name={brandName} />
          <IconButton label="Close menu" size="lg" onClick={close}>
            <X />
          </IconButton>
        </div>
        <div className="mx-auto flex max-w-xl flex-col px-(--page-gutter) py-4">
          <search>
            <Form action="/marketplace" onSubmit={close}>
              <SearchBox label="Search prompts" placeholder="Search prompts..." size="md" />
            </Form>
          </search>
          {viewer ? (
            <div className="mt-3.5 flex items-center justify-between">
              <CreditsBadge credits={viewer.credits} />
              <ButtonLink to="/subscription" variant="secondary" size="sm" onClick={close}>
                Buy More Credits
              </ButtonLink>
            </div>
          ) : null}
          <nav aria-label="Main" className="mt-2">
            {linksFor(mainLinks, viewer !== null).map((link) => (
              <Link
                key={link.to}
                to={link.to}
                onClick={close}
                aria-current={isCurrentLink(link, pathname) ? "page" : undefined}
                className="group flex h-13.5 items-center justify-between border-b px-1 text-title font-[620]"
              >
                <span className="group-aria-[current]:bg-[linear-gradient(transparent_55%,var(--marker)_55%)] dark:group-aria-[current]:bg-[linear-gradient(transparent_86%,var(--marker)_86%)]">
                  {link.label}
                </span>
                <ChevronRight className="size-4" />
              </Link>
            ))}
          </nav>
          {viewer ? (
            <nav aria-label="Account" className="mt-2">
              {accountLinks.map((link) => {
                const Icon = accountIcons[link.to] ?? Upload;
                return (
                  <Link
                    key={link.to}
                    to={link.to}
                    onClick={close}
                    aria-current={isCurrentLink(link, pathname) ? "page" : undefined}
                    className="flex h-12 items-center gap-3 border-b px-1 font-label aria-[current]:font-strong"
                  >
                    <Icon className="size-4 text-muted-foreground" />
                    {link.label}
                    <ChevronRight className="ml-auto size-4" />
                  </Link>
                );
              })}
            </nav>
          ) : null}
          <div className="mt-4 flex items-center justify-between gap-4 px-1">
            <span className="flex items-center gap-2 text-ui">
              <SunMoon className="size-4" />
              Theme
            </span>
            <ThemeChoice theme={theme} />
          </div>
          {viewer ? (
            <Form method="post" action={logoutPath} className="mt-4" onSubmit={close}>
              <Button variant="outline" size="lg" className="w-full">
                Logout
              </Button>
            </Form>
          ) : (
            <form action={signInPath} className="mt-4">
              <Button
                size="lg"
                className="w-full"
                onClick={(event) => {
                  close();
                  if (!onSignIn) return;
                  event.preventDefault();
                  onSignIn();
                }}
              >
                Sign In
              </Button>
            </form>
          )}
        </div>
      </dialog>
    </div>
  );
}
