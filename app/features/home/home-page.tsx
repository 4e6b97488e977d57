import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Testimonial } from "#app/brand.ts";
import { Page } from "#app/ui/page.tsx";
import { HomeClosing } from "./home-closing.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeMembership, type FounderNote } from "./home-membership.tsx";
import { CountStrip, PlatformStrip } from "./home-strips.tsx";
import { HomeTestimonials } from "./home-testimonials.tsx";
import { HomeWorkbench } from "./home-workbench.tsx";
import type { SiteCounts } from "./site-counts.ts";

export interface HomePageProps {
  /** Four prompt cards each, as list items; null while the catalogue is empty. */
  newest: ReactNode;
  mostUnlocked: ReactNode;
  counts: SiteCounts;
  note: FounderNote | null;
  testimonials: Testimonial[];
  areTestimonialsDemo: boolean;
  /** D1: from the brand. */
  siteName: string;
  tagline: string;
}

export function HomePage({
  newest,
  mostUnlocked,
  counts,
  note,
  testimonials,
  areTestimonialsDemo,
  siteName,
  tagline,
}: HomePageProps) {
  return (
    <Page look="bare">
      <HomeHero tagline={tagline} />
      <PlatformStrip />
      <div className="page-width flex flex-col gap-(--section-gap) py-(--section-gap)">
        {newest ? (
          <CardRow
            id="newest"
            title="Fresh on the wall"
            lead="Look first. The words are one unlock away."
            more={{ to: "/marketplace?sort=newest", label: "See all prompts" }}
          >
            {newest}
          </CardRow>
        ) : null}
        {mostUnlocked ? (
          <CardRow
            id="most-unlocked"
            title="Most unlocked"
            lead="What other sellers took home."
            more={{ to: "/marketplace?sort=popular", label: "See the most popular" }}
          >
            {mostUnlocked}
          </CardRow>
        ) : null}
        <CountStrip counts={counts} />
        <HomeWorkbench />
        <HomeMembership note={note} />
        <HomeTestimonials testimonials={testimonials} isDemo={areTestimonialsDemo} />
        <HomeClosing siteName={siteName} />
      </div>
    </Page>
  );
}

interface CardRowProps {
  id: string;
  title: string;
  lead: string;
  more: { to: string; label: string };
  children: ReactNode;
}

function CardRow({ id, title, lead, more, children }: CardRowProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          <p className="mt-1 text-muted-foreground">{lead}</p>
        </div>
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-2 rounded-xs text-ui font-label hover:underline"
        >
          {more.label} <ArrowRight className="size-4" />
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">{children}</ul>
    </section>
  );
}
