import { redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { listProjects as listWorkflows } from "#app/features/studio/list-projects.server.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { deleteProject } from "./delete-project.server.ts";
import { GeneratorTabs } from "./generator-tabs.tsx";
import { listProjects } from "./list-projects.server.ts";
import { ProjectCard } from "./project-card.tsx";
import { WorkflowList } from "./workflow-list.tsx";
import type { Route } from "./+types/projects.route";

export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  if (!isMember(ctx.viewer)) throw redirect("/account/sign-in?next=/generator/projects");
  const [projects, workflows] = await Promise.all([listProjects(ctx), listWorkflows(ctx)]);
  return { projects, workflows };
});

export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const { id } = await readForm(request);
  const { title } = await deleteProject(context.get(requestCtx), { id: String(id) });
  return { ok: true as const, message: `"${title}" deleted` };
});

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "My Projects") }];
}

export default function Projects({ loaderData: { projects, workflows } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title="My Projects" lead="Prompts and pictures you kept, and your design workflows." />
      <GeneratorTabs current="/generator/projects" />
      {projects.length === 0 ? (
        <EmptyState
          level={2}
          title="No projects yet"
          description="Save to My Projects on any result keeps it here."
          action={<ButtonLink to="/generator">Open the generator</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id} className="flex">
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
      <WorkflowList workflows={workflows} />
    </Page>
  );
}
