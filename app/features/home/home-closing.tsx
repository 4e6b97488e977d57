import { ButtonLink } from "#app/ui/button.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { founderOfferPath } from "./founder-offer.ts";

const strip = [
  "flow-ribbons",
  "botanical-blue",
  "cosmic-giant",
  "geometric-peaks",
  "retro-scallops",
  "lake-moonlight",
];

export function HomeClosing({ siteName }: { siteName: string }) {
  return (
    <section aria-label="Join" className="overflow-hidden rounded-xl border bg-card shadow-card">
      <div aria-hidden className="grid grid-cols-3 md:grid-cols-6">
        {strip.map((picture) => (
          <SitePicture
            key={picture}
            name={picture}
            alt=""
            width={320}
            height={224}
            sizes="(min-width: 768px) 230px, 33vw"
            className="aspect-10/7 w-full"
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-6 p-6 md:p-12">
        <div>
          <h2 className="text-page">
            Your next listing is <span className="marked">one sentence</span> away.
          </h2>
          <p className="mt-2 text-muted-foreground">{siteName} is 9 dollars per month.</p>
        </div>
        <div className="grid w-full gap-3 sm:flex sm:w-auto">
          <ButtonLink to={founderOfferPath} size="lg">
            Join Today
          </ButtonLink>
          <ButtonLink to={founderOfferPath} size="lg" variant="outline">
            Sign Me Up
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
