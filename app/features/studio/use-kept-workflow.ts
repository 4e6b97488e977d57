import { useEffect, useState } from "react";
import { callStudio } from "./call-studio.ts";
import type { Workflow } from "./schema.ts";
import type { SaveState } from "./studio-context.tsx";
import { emptyWorkflow, isUntouched, type KeptWorkflow, writeKept } from "./workflow.ts";

const saveAfterMs = 1200;

/** The workflow in this browser, and for members in their projects; both follow every change. */
export function useKeptWorkflow(isMember: boolean, initial: KeptWorkflow | null) {
  const [kept, setKept] = useState<KeptWorkflow>(initial ?? { workflow: emptyWorkflow, projectId: null });
  // What was opened from a project, or saved before a reload, needs no saving again.
  const [lastSave, setLastSave] = useState(
    initial?.projectId ? { workflow: initial.workflow, isDone: true } : null,
  );
  const { workflow, projectId } = kept;
  const isNothing = isUntouched(workflow) && projectId === null;
  const isSaved = lastSave?.workflow === workflow;

  useEffect(() => {
    if (!isNothing) writeKept(kept);
  }, [kept, isNothing]);

  useEffect(() => {
    if (!isMember || isNothing || isSaved) return undefined;
    const timer = setTimeout(() => {
      void callStudio("save-project", { id: projectId, workflow }).then((answer) => {
        setLastSave({ workflow, isDone: answer.ok });
        if (answer.ok)
          setKept((now) => (now.projectId === answer.id ? now : { ...now, projectId: answer.id }));
      });
    }, saveAfterMs);
    return () => clearTimeout(timer);
  }, [workflow, projectId, isMember, isNothing, isSaved]);

  function update(change: Partial<Workflow> | ((now: Workflow) => Partial<Workflow>)) {
    setKept((now) => ({
      ...now,
      workflow: {
        ...now.workflow,
        ...(typeof change === "function" ? change(now.workflow) : change),
      },
    }));
  }

  function open(next: Workflow, id: string | null) {
    setKept({ workflow: next, projectId: id });
    setLastSave(id ? { workflow: next, isDone: true } : null);
    writeKept({ workflow: next, projectId: id });
  }

  return { workflow, projectId, update, open, saveState: stateOf() };

  function stateOf(): SaveState {
    if (isNothing) return "untouched";
    if (!isMember) return "browser";
    if (!isSaved) return "saving";
    return lastSave.isDone ? "saved" : "failed";
  }
}
