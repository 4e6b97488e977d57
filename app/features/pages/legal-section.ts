/** One numbered section of a legal page; `body` is our own Markdown. */
export interface LegalSection {
  id: string;
  title: string;
  body: string;
}

/** Whom a legal page speaks for. */
export interface LegalSite {
  name: string;
  supportEmail: string | null;
}

/** Tickets need an account; an address, where the operator gives one, is open to everybody. */
export function waysToWrite({ supportEmail }: LegalSite): string {
  const support = "through [Support](/support)";
  return supportEmail ? `${support} or to [${supportEmail}](mailto:${supportEmail})` : support;
}
