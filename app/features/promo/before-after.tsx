import { useState } from "react";
import { PromptText } from "#app/ui/prompt-text.tsx";

const vague = "photo of a candle";
const precise =
  "Studio photograph of a [soy candle] in amber glass, three-quarter view, label facing the camera, window light from the left, soft contact shadow, plain [plaster] wall";

/** Two pictures on top of each other; the slider moves the edge between them. */
export function BeforeAfter() {
  const [edge, setEdge] = useState(50);
  return (
    <section aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-heading">
        Before and after
      </h2>
      <p className="mt-1 text-muted-foreground">
        The same candle, asked for twice. Drawn by us to show the difference.
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-12">
        <div className="rounded-lg border bg-card p-2 shadow-card">
          <div className="relative aspect-3/2 overflow-hidden rounded-sm">
            <ComparePicture file="candle-after" alt="After: the candle staged in soft window light" />
            <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - edge}% 0 0)` }}>
              <ComparePicture file="candle-before" alt="Before: a dull snapshot of the candle" />
            </div>
            <span
              aria-hidden
              className="absolute inset-y-0 w-1 -translate-x-1/2 bg-marker"
              style={{ left: `${edge}%` }}
            />
            <Tag className="left-3">Before</Tag>
            <Tag className="right-3">After</Tag>
          </div>
          <label className="flex items-center gap-3 px-2 pt-3 pb-2 text-small text-muted-foreground">
            Compare
            <input
              type="range"
              min="0"
              max="100"
              value={edge}
              onChange={(event) => setEdge(event.currentTarget.valueAsNumber)}
              aria-label="How much of the picture shows the state before"
              className="h-6 flex-1 accent-primary"
            />
          </label>
        </div>
        <dl className="grid gap-6">
          <PromptQuote term="Before" text={vague} />
          <PromptQuote term="After" text={precise} />
        </dl>
      </div>
    </section>
  );
}

function ComparePicture({ file, alt }: { file: string; alt: string }) {
  return (
    <img
      src={`/pictures/${file}.webp`}
      alt={alt}
      width="960"
      height="640"
      className="absolute inset-0 size-full bg-muted object-cover brightness-(--image-dim)"
    />
  );
}

function Tag({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={`absolute top-3 rounded-[6px] bg-card px-2 py-0.5 text-micro font-label text-foreground ${className}`}
    >
      {children}
    </span>
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
