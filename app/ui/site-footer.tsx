import { Link } from "react-router";
import { BrandName } from "./brand-sign.tsx";
import { footerColumns } from "./site-links.ts";
import { SocialLinkList, type SocialLinks } from "./social-icons.tsx";

type SiteFooterProps = {
  brandName: string;
  /** The full name, for the copyright line. */
  legalName: string;
  /** One sentence under the sign. */
  tagline: string;
  year: number;
  social?: SocialLinks;
};

const firstYear = 2024;

export function copyrightYears(year: number) {
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
}

export function SiteFooter({ brandName, legalName, tagline, year, social = {} }: SiteFooterProps) {
  return (
    <footer data-site-chrome className="mt-auto border-t">
      <div className="page-width grid gap-10 pt-12 pb-8 lg:grid-cols-[1.5fr_4fr]">
        <div>
          <BrandName name={brandName} />
          <p className="mt-3 max-w-60 text-ui text-muted-foreground">{tagline}</p>
          <div className="mt-3 -ml-2">
            <SocialLinkList links={social} owner={brandName} />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          {footerColumns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="text-small font-strong">{column.title}</h2>
              <ul className="mt-3">
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Link
                      to={link.to}
                      className="inline-block rounded-xs py-1.5 text-ui text-muted-foreground hover:text-foreground hover:underline max-md:py-2.5"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <p className="page-width pb-8 text-small text-muted-foreground">
        © {copyrightYears(year)} {legalName}
      </p>
    </footer>
  );
}
