import { CloudCheck, CloudOff, FolderOpen, HardDrive, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { mediumDay } from "#app/ui/format-day.ts";
import { toast } from "#app/ui/toast.tsx";
import { callStudio } from "./call-studio.ts";
import type { ProjectSummary } from "./schema.ts";
import { type SaveState, useStudio } from "./studio-context.tsx";
import { emptyWorkflow } from "./workflow.ts";

const signs: Record<SaveState, { Icon: typeof CloudCheck; words: string } | null> = {
  untouched: null,
  browser: { Icon: HardDrive, words: "Saved in this browser" },
  saving: { Icon: LoaderCircle, words: "Saving..." },
  saved: { Icon: CloudCheck, words: "Saved in this workflow" },
  failed: { Icon: CloudOff, words: "Saved in this browser only" },
};

/** Where the work is kept, and the way to other workflows. */
export function ProjectMenu() {
  const { saveState, isMember, isEmbedded, isReady, open } = useStudio();
  const [projects, setProjects] = useState<ProjectSummary[]>();
  const [isOpen, setIsOpen] = useState(false);
  const sign = isReady ? signs[saveState] : null;

  async function show(next: boolean) {
    setIsOpen(next);
    if (!next || !isMember) return;
    const answer = await callStudio("list-projects", {});
    if (answer.ok) setProjects(answer.projects);
    else toast.error(answer.message);
  }

  function startNew() {
    open(emptyWorkflow, null);
    setIsOpen(false);
  }

  return (
    <>
      <output className="flex items-center gap-2 text-ui text-muted-foreground empty:hidden">
        {sign ? (
          <>
            <sign.Icon className="size-4.5" />
            {sign.words}
          </>
        ) : null}
      </output>
      <Dialog
        title="Workflows"
        description={
          isMember
            ? "Every workflow is saved as you go."
            : `This workflow is kept in this browser, its pictures for two days.${isEmbedded ? "" : " Sign in to keep several, on every device."}`
        }
        open={isOpen}
        onOpenChange={(next) => void show(next)}
        trigger={
          <Button type="button" variant="outline" size="sm">
            <FolderOpen /> Workflows
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            {isMember || saveState === "untouched" ? (
              <Button type="button" onClick={startNew}>
                New workflow
              </Button>
            ) : (
              <ConfirmDialog
                trigger={<Button type="button">New workflow</Button>}
                title="Start a new workflow?"
                description="This one is kept in this browser only, which holds one at a time. It will be gone."
                confirmLabel="Start anew"
                onConfirm={startNew}
              />
            )}
            {isMember || isEmbedded ? null : (
              <Button
                type="button"
                variant="outline"
                onClick={() => {
                  setIsOpen(false);
                  requestSignIn();
                }}
              >
                Sign In
              </Button>
            )}
          </div>
          {isMember && projects ? (
            <ProjectList projects={projects} onChange={setProjects} onOpened={() => setIsOpen(false)} />
          ) : null}
        </div>
      </Dialog>
    </>
  );
}

interface ProjectListProps {
  projects: ProjectSummary[];
  onChange: (projects: ProjectSummary[]) => void;
  onOpened: () => void;
}

function ProjectList({ projects, onChange, onOpened }: ProjectListProps) {
  const { open, projectId } = useStudio();

  async function openProject(id: string) {
    const answer = await callStudio("open-project", { id });
    if (!answer.ok) return toast.error(answer.message);
    open(answer.workflow, answer.id);
    onOpened();
  }

  async function remove(id: string) {
    const answer = await callStudio("delete-project", { id });
    if (!answer.ok) return toast.error(answer.message);
    toast.success(`"${answer.name}" deleted`);
    onChange(projects.filter((project) => project.id !== id));
    if (id === projectId) open(emptyWorkflow, null);
  }

  if (projects.length === 0)
    return <EmptyState title="No workflows yet" description="The first change in any tab saves one here." />;
  return (
    <ul className="flex max-h-80 flex-col overflow-y-auto">
      {projects.map(({ id, name, updatedAt }) => (
        <li key={id} className="flex items-center gap-2 border-t py-2 first:border-t-0">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-label">{name}</span>
            <span className="block text-small text-muted-foreground">
              {id === projectId ? "Open now" : `Changed ${mediumDay(updatedAt)}`}
            </span>
          </span>
          <Button
            type="button"
            variant="outline"
            size="sm"
            disabled={id === projectId}
            onClick={() => void openProject(id)}
          >
            Open<span className="sr-only"> {name}</span>
          </Button>
          <ConfirmDialog
            trigger={
              <Button type="button" variant="ghost" size="sm">
                Delete<span className="sr-only"> {name}</span>
              </Button>
            }
            title={`Delete “${name}”?`}
            description="Its designs, prompts and listing are gone for good."
            confirmLabel="Delete"
            onConfirm={() => void remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
