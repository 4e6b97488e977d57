/** A refusal by the server, with the sentence that it wants shown. */
export class FunctionRefusal extends Error {}

/** Calls one of the documented functions with this browser's session. */
export async function callFunction(name: string, body: object): Promise<{ url?: string }> {
  const response = await fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { url?: string; error?: string };
  if (!response.ok) throw new FunctionRefusal(answer.error ?? "");
  return answer;
}
