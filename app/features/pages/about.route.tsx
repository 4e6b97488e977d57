import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page, Section } from "#app/ui/page.tsx";
import { communityPlaces, offers } from "./about-copy.ts";
import { SlideDeck } from "./slide-deck.tsx";
import { aboutSlides } from "./slides.tsx";
import type { Route } from "./+types/about.route";

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "About",
    description: "Why this marketplace exists, what it offers, and how to take part.",
    path: "/about",
  });
}

export default function AboutPage() {
  return (
    <Page>
      <header className="max-w-3xl">
        <p className="text-ui font-label text-muted-foreground">Our mission</p>
        <h1 className="mt-2 text-page">
          Good pictures should not depend on <span className="marked">lucky words</span>.
        </h1>
        <p className="mt-5 text-lead text-muted-foreground">
          People who sell what they draw, print and design spend too many evenings guessing what to type. We
          collect the sentences that work, show honestly what they make, and put the tools beside them that
          turn a picture into something a shop can sell.
        </p>
      </header>

      <Section className="mt-10!" aria-label="Slides">
        <SlideDeck label="How it works, in nine slides" slides={aboutSlides} />
      </Section>

      <Section title="What we offer" lead="Each of these works by itself. Together they are a workbench.">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map((offer) => (
            <li key={offer.to}>
              <Card className="relative flex h-full flex-col" isRaised>
                <h3 className="text-body font-strong">
                  <Link to={offer.to} className="after:absolute after:inset-0 after:rounded-lg">
                    {offer.title}
                  </Link>
                </h3>
                <p className="mt-1.5 flex-1 text-ui text-muted-foreground">{offer.text}</p>
                <span className="mt-4 inline-flex items-center gap-1.5 text-ui font-label">
                  {offer.way} <ArrowRight className="size-4" />
                </span>
              </Card>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="community" className="scroll-mt-24" title="Join our community">
        <div className="grid gap-4 lg:grid-cols-3">
          {communityPlaces.map((place) => (
            <Card key={place.id} id={place.id} className="flex scroll-mt-24 flex-col" padding="lg">
              <h3 className="text-title">{place.title}</h3>
              <p className="mt-2 flex-1 text-muted-foreground">{place.text}</p>
              <ButtonLink to={place.to} variant="outline" className="mt-6 self-start">
                {place.way}
              </ButtonLink>
            </Card>
          ))}
        </div>
      </Section>
    </Page>
  );
}
