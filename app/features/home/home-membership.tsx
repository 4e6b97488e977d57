import { Check } from "lucide-react";
import type { Brand } from "#app/brand.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Mark } from "#app/ui/prompt-text.tsx";
import { tokenisePrompt } from "#app/ui/prompt-tokens.ts";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { SitePicture } from "#app/ui/site-picture.tsx";
import { founderOfferPath, membershipFeatures } from "./founder-offer.ts";

export interface FounderNote {
  founder: Brand["founder"];
  /** True while the text is the one that ships with the demo. */
  isDemo: boolean;
}

export function HomeMembership({ note }: { note: FounderNote | null }) {
  return (
    <section
      aria-label="Membership"
      className="grid overflow-hidden rounded-xl border bg-card shadow-card lg:grid-cols-[3fr_2fr]"
    >
      <div className="flex flex-col justify-center p-6 md:p-14">
        {note ? <FounderText {...note} /> : <PlainText />}
        <ButtonLink
          to={founderOfferPath}
          variant="outline"
          size="lg"
          className="mt-7 self-start max-sm:w-full"
        >
          Start Today
        </ButtonLink>
      </div>
      <div className="border-t bg-sunken p-6 md:p-10 lg:border-t-0 lg:border-l">
        <h2 className="font-strong">Membership</h2>
        <p className="mt-1 flex items-baseline gap-2">
          <span className="text-display">$9</span>
          <span className="text-lead text-muted-foreground">per month</span>
        </p>
        <ul className="mt-5 grid gap-3">
          {membershipFeatures.map((feature) => (
            <li key={feature} className="flex items-start gap-3">
              <Check className="mt-1 size-4 shrink-0 text-success" />
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink to={founderOfferPath} size="lg" className="mt-7 w-full">
          Get Started Now
        </ButtonLink>
      </div>
    </section>
  );
}

function FounderText({ founder, isDemo }: FounderNote) {
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SitePicture
          name="botanical-halo"
          alt=""
          width={112}
          height={112}
          sizes="56px"
          className="size-14 rounded-md"
        />
        <span className="min-w-44 flex-1">
          <span className="block font-strong">{founder.name}</span>
          <span className="block text-ui text-muted-foreground">{founder.role}</span>
        </span>
        {isDemo ? <SampleDataLabel>Demo text</SampleDataLabel> : null}
      </figcaption>
      <blockquote className="mt-6 text-[1.375rem] leading-9 tracking-[-0.01em] md:text-2xl md:leading-10">
        <MarkedText text={founder.text} />
      </blockquote>
    </figure>
  );
}

function PlainText() {
  return (
    <p className="text-[1.375rem] leading-9 tracking-[-0.01em] md:text-2xl md:leading-10">
      <MarkedText text="Look at the image, take the sentence, change the parts in [brackets], get on with your shop." />
    </p>
  );
}

/** Plain text whose `[brackets]` stand under the highlighter, as prompts show their variables. */
function MarkedText({ text }: { text: string }) {
  return tokenisePrompt(text).map((token) =>
    token.kind === "text" ? token.text : <Mark key={token.at}>{token.text}</Mark>,
  );
}
