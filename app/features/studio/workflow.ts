import type { Design, Workflow } from "./schema.ts";

export const emptyWorkflow: Workflow = {
  version: 1,
  name: "",
  design: null,
  report: null,
  prompts: [],
  images: [],
  running: [],
  generate: { prompt: "", formats: ["t-shirt"], style: "original", target: "midjourney" },
  remix: {
    basePrompt: "",
    type: "style",
    custom: { style: [], theme: [], mood: [] },
    results: [],
    resultsOf: null,
  },
  seo: { keywords: "", format: "poster", data: null },
};

export interface KeptWorkflow {
  workflow: Workflow;
  projectId: string | null;
}

const storageKey = "design-workflow";

function isWorkflow(value: unknown): value is Workflow {
  const kept = value as Partial<Workflow> | null;
  return (
    typeof kept === "object" &&
    kept?.version === 1 &&
    [kept.prompts, kept.images, kept.running, kept.remix?.results].every(Array.isArray) &&
    typeof kept.name === "string" &&
    typeof kept.generate?.prompt === "string" &&
    typeof kept.seo?.keywords === "string"
  );
}

/** What this browser holds; anything it cannot have written counts as nothing. */
export function readKept(): KeptWorkflow | null {
  try {
    const kept: Partial<KeptWorkflow> | null = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isWorkflow(kept?.workflow) ? { workflow: kept.workflow, projectId: kept.projectId ?? null } : null;
  } catch {
    return null;
  }
}

/** False where the browser stores nothing. */
export function writeKept(kept: KeptWorkflow): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function isUntouched(workflow: Workflow): boolean {
  return JSON.stringify(workflow) === JSON.stringify(emptyWorkflow);
}

/** A newly selected design brings its words along where none were written yet. */
export function selectDesign(workflow: Workflow, design: Design): Partial<Workflow> {
  const words = design.keywords.join(", ");
  return {
    design,
    report: workflow.report?.designId === design.id ? workflow.report : null,
    seo: {
      ...workflow.seo,
      keywords: workflow.seo.keywords || words || (design.source === "upload" ? "" : design.title),
      format: design.format ?? workflow.seo.format,
    },
    generate: {
      ...workflow.generate,
      prompt: workflow.generate.prompt || (design.source === "keywords" ? words : design.prompt),
    },
    remix: { ...workflow.remix, basePrompt: workflow.remix.basePrompt || design.prompt },
  };
}
