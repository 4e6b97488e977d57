import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";

/** What is written about the picture besides its prompt: format, resolution, palette and the like. */
export function PromptFacts({ facts }: Pick<PromptDetail, "facts">) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 font-strong">Details</h2>
      <dl className="text-ui">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 border-b py-2.5 last:border-0"
          >
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
