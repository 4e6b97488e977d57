import { Search } from "lucide-react";
import { useState } from "react";
import type { SiteDemand } from "#app/core/catalog/site-demand.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { toast } from "#app/ui/toast.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { NicheChart } from "./niche-chart.tsx";
import { NicheTable } from "./niche-table.tsx";
import { messages } from "./options.ts";
import { sampleNiches } from "./sample-niches.ts";
import { useStudio } from "./studio-context.tsx";
import { SubmitField } from "./submit-field.tsx";
import { useWork } from "./use-work.ts";

export function NichesPanel({ site }: { site: readonly SiteDemand[] }) {
  const { update } = useStudio();
  const [term, setTerm] = useState("");
  const [found, setFound] = useState<{ term: string; niches: typeof sampleNiches; site: SiteDemand[] }>();
  const search = useWork("niches");
  const niches = found?.niches ?? sampleNiches;

  async function submit() {
    if (term.trim() === "") return search.refuse("term", messages.searchTerm);
    const answer = await search.run({ term });
    if (answer) setFound({ ...answer, term: term.trim() });
  }

  function use(name: string) {
    const words = name.toLowerCase();
    update((now) => ({
      seo: { ...now.seo, keywords: [words, now.seo.keywords].filter(Boolean).join(", ").slice(0, 2000) },
      generate: { ...now.generate, prompt: now.generate.prompt || words },
    }));
    toast.success("Niche taken over", { description: `“${name}” leads the keywords of the SEO tab.` });
  }

  return (
    <div className="flex flex-col gap-6">
      <SubmitField
        className="max-w-140"
        label="Search niches"
        error={search.fields.term}
        lead={<Search />}
        value={term}
        maxLength={200}
        onValueChange={setTerm}
        onSubmit={submit}
        placeholder="mug, nursery, retro"
        button="Search"
        isBusy={search.isBusy}
        busyLabel="Searching..."
      />
      {found ? (
        <p className="flex flex-wrap items-center gap-3 text-ui text-muted-foreground">
          {found.niches.length} of {sampleNiches.length} sample niches fit “{found.term}”.
          <Button type="button" variant="ghost" size="xs" onClick={() => setFound(undefined)}>
            Show all
          </Button>
        </p>
      ) : null}
      {niches.length > 0 ? (
        <>
          <Card>
            <CardHeader
              title="Competition and profit"
              badge={<SampleDataLabel />}
              description="Top left is where little competition meets good profit. A larger dot is searched more often."
            />
            <NicheChart niches={niches} />
          </Card>
          <NicheTable niches={niches} onUse={use} />
        </>
      ) : (
        <EmptyState
          title="No sample niche fits"
          description="The sample set is small. Try a product or an occasion: mug, wedding, nursery."
        />
      )}
      <SiteFigures site={found?.site ?? site} />
    </div>
  );
}

function SiteFigures({ site }: { site: readonly SiteDemand[] }) {
  return (
    <section>
      <h2 className="text-title">On this site</h2>
      <p className="mt-0.5 mb-3 text-ui text-muted-foreground">
        Measured here: searches of the last 30 days that found something, and unlocks of the prompts that fit.
      </p>
      <DataTable
        caption="Searches and unlocks on this site"
        rows={site}
        rowKey={({ term }) => term}
        empty={
          <EmptyState
            title="No searches or unlocks yet"
            description="What people search for and unlock in the marketplace is counted here."
          />
        }
        columns={[
          { header: "Term", render: ({ term }) => term, isName: true },
          { header: "Searches", render: ({ searches }) => formatCount(searches), isNumeric: true },
          { header: "Unlocks", render: ({ unlocks }) => formatCount(unlocks), isNumeric: true },
          { header: "Prompts", render: ({ prompts }) => formatCount(prompts), isNumeric: true },
        ]}
      />
    </section>
  );
}
