import type { Refusal } from "#app/platform/http/page-door.server.ts";
import type { WorkAnswers, WorkName } from "./run-work.server.ts";

export type StudioAnswer<Name extends WorkName> = ({ ok: true } & WorkAnswers[Name]) | Refusal;

export const noAnswer: Refusal = {
  ok: false,
  code: "unavailable",
  message: "The site did not answer. Please try again.",
  fields: {},
};

export async function postStudio(
  path: string,
  fields: Record<string, string | File>,
): Promise<Response | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  try {
    return await fetch(path, { method: "POST", body });
  } catch {
    return null;
  }
}

export async function readRefusal(response: Response): Promise<Refusal> {
  try {
    const { message, code, fields }: Partial<Refusal> = await response.json();
    return {
      ok: false,
      code: code ?? "unavailable",
      message: message ?? noAnswer.message,
      fields: fields ?? {},
    };
  } catch {
    return noAnswer;
  }
}

/** Asks the server for one piece of the studio's work. */
export async function callStudio<Name extends WorkName>(
  work: Name,
  input: object,
  image?: File,
): Promise<StudioAnswer<Name>> {
  const response = await postStudio("/design-workflow/work", {
    work,
    data: JSON.stringify(input),
    ...(image ? { image } : {}),
  });
  if (!response) return noAnswer;
  if (!response.ok) return await readRefusal(response);
  return (await response.json()) as StudioAnswer<Name>;
}
