export type SiteLink = { to: string; label: string; isMemberOnly?: boolean; alsoUnder?: readonly string[] };

/** The main navigation, in order; header and mobile menu show the same list. */
export const mainLinks: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/marketplace", label: "Marketplace", alsoUnder: ["/prompt/", "/creator/"] },
  { to: "/generator", label: "Generator" },
  { to: "/etsy-research", label: "Etsy Research" },
  { to: "/my-images", label: "My Images", isMemberOnly: true },
  { to: "/subscription", label: "Pricing" },
];

export const accountLinks: readonly SiteLink[] = [
  { to: "/upload-prompt", label: "Upload" },
  { to: "/dashboard", label: "Dashboard" },
  { to: "/admin", label: "Admin" },
];

export const footerColumns: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: "Product",
    links: [
      { to: "/marketplace", label: "Marketplace" },
      { to: "/upload-prompt", label: "Upload Prompt" },
      { to: "/subscription", label: "Pricing" },
      { to: "/docs", label: "API" },
    ],
  },
  {
    title: "Support",
    links: [
      { to: "/support", label: "Help Center" },
      { to: "/support#contact", label: "Contact Us" },
      { to: "/integration-guide", label: "Documentation" },
      { to: "/about#community", label: "Community" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/about", label: "About" },
      { to: "/blog", label: "Blog" },
      { to: "/about#careers", label: "Careers" },
      { to: "/about#press", label: "Press" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: "/privacy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms of Service" },
      { to: "/privacy#cookies", label: "Cookie Policy" },
      { to: "/terms#dmca", label: "DMCA" },
    ],
  },
];

export function linksFor(links: readonly SiteLink[], isSignedIn: boolean) {
  return links.filter((link) => isSignedIn || !link.isMemberOnly);
}

export function isCurrentLink(link: SiteLink, pathname: string) {
  if (link.to === "/") return pathname === "/";
  if (pathname === link.to || pathname.startsWith(`${link.to}/`)) return true;
  return link.alsoUnder?.some((prefix) => pathname.startsWith(prefix)) ?? false;
}
