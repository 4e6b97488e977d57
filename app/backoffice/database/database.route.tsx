import { ExternalLink } from "lucide-react";
import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { reloadAfterForm } from "#app/backoffice/frame/reload-after-form.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { libraryPage } from "#app/core/catalog/library-pages.ts";
import { browsePrompts } from "#app/features/market/browse-prompts.server.ts";
import { PromptBrowser } from "#app/features/market/prompt-browser.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { ActiveGroups } from "./active-groups.tsx";
import { CsvImport } from "./csv-import.tsx";
import { listActive } from "./list-active.server.ts";
import { listDatabase } from "./list-database.server.ts";
import { findMissingTables } from "./missing-tables.server.ts";
import { RecordTable } from "./record-table.tsx";
import { runRecordAction } from "./run-record-action.server.ts";
import { tableQuery } from "./schema.ts";
import { databaseViews } from "./views.ts";
import type { Route } from "./+types/database.route";

const path = "/admin/database";
const library = "smart-ai-prompt";

const viewNames = {
  library: "Library view",
  records: "Record table",
  active: "Active only",
  import: "Import",
} as const;

export function meta() {
  return [{ title: "Database · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const show = databaseViews.find((view) => view === searchParams.get("show")) ?? "library";
  const query = tableQuery.parse(Object.fromEntries(searchParams));
  switch (show) {
    case "records": {
      const [list, missing] = await Promise.all([listDatabase(ctx, query), findMissingTables(ctx)]);
      return { show, query, list, missing } as const;
    }
    case "active":
      return { show, groups: await listActive(ctx) } as const;
    case "import":
      return { show, table: query.table } as const;
    default:
      return { show, browsed: await browsePrompts(ctx, request, libraryPage(library)?.table) } as const;
  }
});

export const action = adminAction((ctx, { request }: Route.ActionArgs) => runRecordAction(ctx, request));

export const clientAction = sayOnFailure("Failed to update record", {
  bulk: "Failed to change the records. Nothing was changed.",
  preview: "The file could not be read. Please try again.",
  import: "Failed to import the file. Nothing was imported.",
});

export const shouldRevalidate = reloadAfterForm;

export function ErrorBoundary() {
  return <TabFailure message="Failed to load tables. Please check your connection and try again." />;
}

export default function DatabaseTab({ loaderData }: Route.ComponentProps) {
  const { show } = loaderData;
  return (
    <section aria-labelledby="database-heading">
      <h2 id="database-heading" className="sr-only">
        Database
      </h2>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChipRow label="View">
          {databaseViews.map((view) => (
            <FilterChip
              key={view}
              to={view === "library" ? path : `${path}?show=${view}`}
              label={viewNames[view]}
              isCurrent={view === show}
            />
          ))}
        </ChipRow>
        <ButtonAnchor href={`/${library}`} target="_blank" rel="noopener" variant="outline" size="sm">
          <ExternalLink />
          Open in New Tab
        </ButtonAnchor>
      </div>
      {loaderData.show === "library" ? (
        <PromptBrowser path={path} browsed={loaderData.browsed} hasOneSource />
      ) : null}
      {loaderData.show === "records" ? (
        <RecordTable query={loaderData.query} list={loaderData.list} missing={loaderData.missing} />
      ) : null}
      {loaderData.show === "active" ? <ActiveGroups groups={loaderData.groups} /> : null}
      {loaderData.show === "import" ? <CsvImport table={loaderData.table} /> : null}
    </section>
  );
}
