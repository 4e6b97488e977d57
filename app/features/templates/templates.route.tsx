import { Form, Link, useNavigate } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { listTemplates } from "./list-templates.server.ts";
import { TemplateCard } from "./template-card.tsx";
import type { Route } from "./+types/templates.route";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 200);
  const category = searchParams.get("category") ?? "";
  return { q, category, ...(await listTemplates(context.get(requestCtx), { q, category })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Template Prompts",
    description: "Prompts with the changeable parts in braces: copy one, fill it in, make the picture.",
    path: "/templates",
  });
}

function addressOf(q: string, category: string): string {
  const params = new URLSearchParams([
    ...(q ? [["q", q]] : []),
    ...(category ? [["category", category]] : []),
  ]);
  return params.size > 0 ? `/templates?${params}` : "/templates";
}

export default function Templates({ loaderData }: Route.ComponentProps) {
  const { q, category, templates, categories, total } = loaderData;
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader
        title="Template Prompts"
        lead="Skeletons with the changeable parts in braces. Copy one, or take it straight to the generator."
      />
      <search
        aria-label="Templates"
        className="mb-5 flex flex-col gap-3 rounded-lg border bg-card p-3 shadow-card md:p-3.5"
      >
        <Form action="/templates">
          {category ? <input type="hidden" name="category" value={category} /> : null}
          <SearchBox
            key={q}
            label="Search templates"
            placeholder="Search templates..."
            defaultValue={q}
            maxLength={200}
            onClear={() => q && void navigate(addressOf("", category), { preventScrollReset: true })}
          />
        </Form>
        <ChipRow label="Category">
          <FilterChip to={addressOf(q, "")} label="All" count={total} isCurrent={category === ""} />
          {categories.map(({ name, count }) => (
            <FilterChip
              key={name}
              to={addressOf(q, name)}
              label={name}
              count={count}
              isCurrent={name === category}
            />
          ))}
        </ChipRow>
      </search>
      <output className="mb-4 block text-ui text-muted-foreground">
        <b className="font-strong text-foreground">{formatCount(templates.length)}</b>{" "}
        {templates.length === 1 ? "template" : "templates"}
        {q || category ? (
          <>
            {" · "}
            <Link to="/templates" preventScrollReset className="font-strong text-link hover:underline">
              Clear filters
            </Link>
          </>
        ) : null}
      </output>
      {templates.length === 0 ? (
        <EmptyState
          level={2}
          title={q ? `No templates match “${q}”` : "No templates here yet"}
          description="Try other words, or browse all prompts."
          action={
            <ButtonLink to="/marketplace" variant="outline">
              Browse prompts
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {templates.map((template) => (
            <li key={template.id} className="min-w-0">
              <TemplateCard template={template} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
