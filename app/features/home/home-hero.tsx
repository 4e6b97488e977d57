import { Repeat } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { founderOfferPath } from "./founder-offer.ts";
import { PromptText } from "#app/ui/prompt-text.tsx";

const variations = [
  { picture: "lake-first-light", word: "first light" },
  { picture: "lake-green-dusk", word: "green dusk" },
  { picture: "lake-moonlight", word: "moonlight" },
];

/** The brand's line with its last word marked: `Every picture starts as a [sentence].` */
function MarkedLine({ text }: { text: string }) {
  const [, start = "", word = "", end = ""] = /^(.*?)(\S+?)([.!?…]*)$/.exec(text.trim()) ?? [];
  return (
    <>
      {start}
      <span className="marked">{word}</span>
      {end}
    </>
  );
}

export function HomeHero({ tagline }: { tagline: string }) {
  return (
    <section className="page-width grid gap-10 pt-8 md:pt-14 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-14 lg:pt-16">
      <div>
        <h1 className="text-display">
          <MarkedLine text={tagline} />
        </h1>
        <p className="mt-5 max-w-xl text-lead text-pretty text-muted-foreground">
          Unlimited access to AI image prompts, tested and ready to edit, with the tools to turn them into
          listings. Membership is 9 dollars per month.
        </p>
        <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
          <ButtonLink to={founderOfferPath} size="lg">
            Join Now for $9/Month
          </ButtonLink>
          <ButtonLink to="/marketplace" size="lg" variant="outline">
            Browse prompts
          </ButtonLink>
        </div>
        <p className="mt-4 text-ui text-muted-foreground">
          Cancel when you like. What you unlocked stays yours.
        </p>
      </div>
      <HeroPictures />
    </section>
  );
}

function HeroPictures() {
  return (
    <figure className="relative md:pb-12">
      <div className="grid grid-cols-[2.5fr_1fr] gap-2 md:grid-cols-[3.1fr_1fr] md:gap-3">
        <SitePicture
          name="lake-golden-hour"
          alt="A layered mountain lake at golden hour, with pine ridges and still water"
          width={960}
          height={960}
          sizes="(min-width: 1024px) 460px, 66vw"
          isPriority
          className="aspect-square w-full rounded-lg shadow-print"
        />
        <div className="grid grid-rows-3 gap-2 md:gap-3">
          {variations.map(({ picture, word }) => (
            <div key={picture} className="relative min-h-0 overflow-hidden rounded-md">
              <SitePicture
                name={picture}
                alt={`The same lake at ${word}`}
                width={480}
                height={480}
                sizes="160px"
                className="absolute inset-0 size-full"
              />
              <span className="absolute bottom-1.5 left-1.5 rounded-xs bg-marker px-1.5 font-mono text-micro leading-5 whitespace-nowrap text-marker-foreground max-sm:px-1 max-sm:text-[0.6875rem] md:bottom-2 md:left-2">
                {word}
              </span>
            </div>
          ))}
        </div>
      </div>
      <figcaption className="relative -mt-3 ml-3 mr-3 rounded-lg border bg-popover p-4 shadow-overlay md:absolute md:bottom-0 md:left-4 md:m-0 md:max-w-md lg:-left-6 md:p-5">
        <PromptText text="Layered mountain lake at [golden hour], pine ridges fading into [amber] haze, mirror-still water" />
        <p className="mt-2 flex items-center gap-2 text-small text-muted-foreground">
          <Repeat className="size-4 shrink-0" />
          Same prompt, one bracket changed: four pictures.
        </p>
      </figcaption>
    </figure>
  );
}
