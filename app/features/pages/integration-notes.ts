import { statusByCode } from "#app/platform/errors/app-error.ts";

export const errorShape = JSON.stringify(
  {
    error: "Please check what you sent.",
    code: "validation",
    fields: { originalTitle: "Please enter a title." },
    requestId: "5b1f0c9e-6a41-4c55-9a53-0f6f2b8f7d10",
  },
  null,
  2,
);

const meanings: Partial<Record<keyof typeof statusByCode, string>> = {
  bad_request: "The request could not be read.",
  unauthenticated: "A token is missing, wrong or revoked.",
  insufficient_credits: "The account holds too few credits. Nothing was charged.",
  forbidden: "The token lacks the scope, or the account the right.",
  not_found: "There is no such function or record.",
  conflict: "Somebody else was faster. Read again and decide.",
  too_large: "The body or the picture is larger than allowed.",
  validation: "A field is missing or malformed; fields says which.",
  rate_limited: "Too many calls. The header Retry-After says when to try again.",
  unavailable: "Something we depend on does not answer. Credits are given back.",
};

export const statusMeanings = Object.entries(meanings)
  .map(([code, meaning]) => ({ status: `${statusOf(code)} ${code}`, meaning }))
  .sort((one, other) => one.status.localeCompare(other.status));

function statusOf(code: string): number {
  return statusByCode[code as keyof typeof statusByCode];
}

export const studioRoute = `import { type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("design-workflow", "features/studio/studio.route.tsx"),
  route("design-workflow/work", "features/studio/work.route.ts"),
  route("design-workflow/export", "features/studio/export.route.ts"),
  route("design-workflow/designs/:id/:view", "features/studio/design-picture.route.ts"),
] satisfies RouteConfig;`;

export function studioFrame(origin: string): string {
  return `<iframe
  src="${origin}/design-workflow?embed=1"
  title="Design Workflow Studio"
  width="100%"
  height="900"
></iframe>`;
}
