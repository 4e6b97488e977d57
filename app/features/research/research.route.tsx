import { Plus, Search } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { TableSkeleton } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast.tsx";
import { ResearchResults } from "./research-results.tsx";
import { searchListings } from "./search-listings.server.ts";
import type { Route } from "./+types/research.route";

const PromptDialog = lazy(() => import("#app/features/submissions/prompt-dialog.tsx"));

const failure = { title: "Research Failed", sentence: "Unable to complete research. Please try again." };
const suggestions = ["boho wall art", "custom pet portrait", "tumbler wrap", "seamless pattern"];

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  const { searchParams } = new URL(request.url);
  const asked = { term: searchParams.get("term") ?? "", rank: searchParams.get("rank") ?? "1" };
  if (!searchParams.has("term")) return { asked, research: null, refusal: null };
  try {
    const research = await searchListings(ctx, { term: asked.term, startRank: asked.rank });
    return { asked: { ...asked, rank: String(research.startRank) }, research, refusal: null };
  } catch (error) {
    const known = error instanceof AppError ? error : undefined;
    if (known?.code === "validation" || known?.code === "rate_limited") {
      const refusal = { kind: known.code, message: known.message } as const;
      return data({ asked, research: null, refusal }, { status: known.status });
    }
    ctx.log.warn({ err: error }, "research failed");
    const refusal = { kind: "failed" as const, message: failure.sentence };
    return data({ asked, research: null, refusal }, { status: 502 });
  }
}

/** Etsy's answer of today is not tomorrow's. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Etsy Product Research",
    description: "See which listings lead for a search term, and how strongly they sell.",
    path: "/etsy-research",
  });
}

export default function EtsyResearch({ loaderData }: Route.ComponentProps) {
  const { asked, research, refusal } = loaderData;
  const navigation = useNavigation();
  const isSearching = navigation.state === "loading" && navigation.location.pathname === "/etsy-research";
  const [isAdding, setIsAdding] = useState(false);
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!refusal || told.current === refusal) return;
    told.current = refusal;
    if (refusal.kind === "failed") toast.error(failure.title, { description: failure.sentence });
    else toast.error(refusal.message);
  }, [refusal]);

  return (
    <Page>
      <PageHeader
        title="Etsy Product Research"
        lead="Which listings lead for a search term, and how strongly they sell."
        actions={
          <Button type="button" variant="outline" onClick={() => setIsAdding(true)}>
            <Plus />
            Add a Prompt
          </Button>
        }
      />
      <search aria-label="Etsy listings">
        <Card className="mb-8">
          <Form
            key={`${asked.term} ${asked.rank}`}
            noValidate
            className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_9rem_auto]"
          >
            <Field label="Search term" error={refusal?.kind === "validation" ? refusal.message : undefined}>
              <Input
                name="term"
                defaultValue={asked.term}
                placeholder="boho wall art"
                maxLength={120}
                lead={<Search className="size-4.5" />}
              />
            </Field>
            <Field label="Start rank">
              <Input name="rank" type="number" min={1} inputMode="numeric" defaultValue={asked.rank} />
            </Field>
            <Button size="lg" isBusy={isSearching} busyLabel="Researching..." className="md:mt-6.5 md:h-11!">
              Research
            </Button>
          </Form>
        </Card>
      </search>
      <div aria-live="polite">
        {isSearching ? <TableSkeleton rows={10} /> : null}
        {!isSearching && research ? <ResearchResults research={research} /> : null}
        {!isSearching && refusal?.kind === "failed" ? (
          <ErrorState
            level={2}
            title={failure.title}
            description={failure.sentence}
            action={
              <ButtonLink
                to={`?${new URLSearchParams({ term: asked.term, rank: asked.rank }).toString()}`}
                variant="outline"
              >
                Try again
              </ButtonLink>
            }
          />
        ) : null}
        {!isSearching && !research && refusal?.kind !== "failed" ? <FirstSteps /> : null}
      </div>
      {isAdding ? (
        <Suspense fallback={null}>
          <PromptDialog initial={{ tags: research?.term ?? "" }} onClose={() => setIsAdding(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}

function FirstSteps() {
  return (
    <EmptyState
      level={2}
      title="Start with what a buyer would type"
      description="You get ten listings from the start rank on, each with a demand level: high for bestsellers and hot items, medium where people bought or want it, low otherwise."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {suggestions.map((term) => (
            <ButtonLink
              key={term}
              to={`?${new URLSearchParams({ term, rank: "1" }).toString()}`}
              variant="outline"
              size="sm"
            >
              {term}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
}
