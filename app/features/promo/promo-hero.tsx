import { ButtonLink } from "#app/ui/button.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { heroClaims } from "./promo-copy.ts";
import { ScrollToGenerator } from "./scroll-to-generator.tsx";

export function PromoHero() {
  return (
    <section className="page-width pt-10 md:pt-16">
      <h1 className="max-w-4xl text-display">
        Business pictures that come out <span className="marked">right</span>.
      </h1>
      <p className="mt-5 max-w-2xl text-lead text-pretty text-muted-foreground">
        Prompts for product photos, headshots, social posts and rooms, written so that the important things
        are said: the light, the angle, the background, and what must not appear.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ScrollToGenerator />
        <ButtonLink to="#prompts" size="lg" variant="outline">
          Free prompts
        </ButtonLink>
      </div>
      <div className="mt-12 border-y py-6">
        <ul className="grid gap-6 sm:grid-cols-3">
          {heroClaims.map((claim) => (
            <li key={claim.label}>
              <p>
                <span className="text-page">{claim.figure}</span>{" "}
                <span className="font-label">{claim.label}</span>
              </p>
              <p className="mt-1 text-small text-muted-foreground">{claim.note}</p>
            </li>
          ))}
        </ul>
        <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted-foreground">
          <SampleDataLabel />
          Figures for illustration. Your results depend on the tool, the subject and the prompt.
        </p>
      </div>
    </section>
  );
}
