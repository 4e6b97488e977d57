import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { toast } from "#app/ui/toast.tsx";
import { importStock } from "./import-stock.server.ts";
import { loadStock } from "./load-stock.server.ts";
import { importInput, stockQuery } from "./schema.ts";
import { ColorFilter, SearchFilters } from "./stock-filters.tsx";
import { StockResults } from "./stock-results.tsx";
import type { Route } from "./+types/freepik.route";

const path = "/admin/freepik";

const tabs = [
  ["search", "Search"],
  ["trending", "Trending"],
  ["color", "By Color"],
] as const;

export function meta() {
  return [{ title: "Freepik · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const query = stockQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { query, found: await loadStock(ctx, query) };
});

export const action = adminAction(async (ctx, { request }: Route.ActionArgs) => {
  await importStock(ctx, parseInput(importInput, await readForm(request)).image);
  return { ok: true as const, message: "Image imported" };
});

export const clientAction = sayOnFailure("Failed to import image");

/** An import changes nothing about what was found, and the service counts every search. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export function ErrorBoundary() {
  return <TabFailure message="Failed to search images. Please check your API key configuration." />;
}

export default function FreepikTab({ loaderData: { query, found } }: Route.ComponentProps) {
  useEffect(() => {
    if (found?.state === "failed") toast.error("Error", { description: found.message });
    if (found?.state === "found") toast.success("Success", { description: found.message });
  }, [found]);
  return (
    <section aria-labelledby="freepik-heading">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <h2 id="freepik-heading" className="text-title">
          Stock images
        </h2>
        {found?.state === "found" && found.source === "sample" ? <SampleDataLabel /> : null}
      </div>
      <LinkTabs
        label="Stock images"
        className="mb-4"
        tabs={tabs.map(([tab, label]) => ({
          to: tab === "search" ? path : `${path}?tab=${tab}`,
          label,
          isCurrent: query.tab === tab,
        }))}
      />
      {query.tab === "search" ? <SearchFilters query={query} /> : null}
      {query.tab === "color" ? <ColorFilter current={query.color} /> : null}
      {found ? null : (
        <EmptyState
          title="Nothing searched yet"
          description={
            query.tab === "color"
              ? "Choose a color to see pictures in it."
              : "Search for a subject. What you import becomes a record of the stock table."
          }
        />
      )}
      {found?.state === "failed" ? (
        <ErrorState
          title={found.message}
          action={
            <ButtonLink to="/admin/api-keys" variant="outline">
              Open API Keys
            </ButtonLink>
          }
        />
      ) : null}
      {found?.state === "found" ? <StockResults found={found} /> : null}
    </section>
  );
}
