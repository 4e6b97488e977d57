import { BeforeAfter } from "#app/ui/before-after.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";

const vague = "photo of a candle";
const precise =
  "Studio photograph of a [soy candle] in amber glass, three-quarter view, label facing the camera, window light from the left, soft contact shadow, plain [plaster] wall";

export function Comparison() {
  return (
    <section aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-heading">
        Before and after
      </h2>
      <p className="mt-1 text-muted-foreground">
        The same candle, asked for twice. Drawn by us to show the difference.
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12">
        <BeforeAfter
          ratio="3/2"
          before={{ src: "/pictures/candle-before.webp", alt: "Before: a dull snapshot of the candle" }}
          after={{ src: "/pictures/candle-after.webp", alt: "After: the candle staged in soft window light" }}
        />
        <dl className="grid gap-6">
          <PromptQuote term="Before" text={vague} />
          <PromptQuote term="After" text={precise} />
        </dl>
      </div>
    </section>
  );
}

function PromptQuote({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-ui font-label text-muted-foreground">{term}</dt>
      <dd className="mt-1.5">
        <PromptText text={text} />
      </dd>
    </div>
  );
}
