import type { Refusal } from "#app/platform/http/page-door.server.ts";

interface ClientArgs<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/**
 * A `clientAction` that turns a lost connection or a failure of the server into the specified sentence;
 * `byIntent` has others for some of the page's forms.
 */
export function sayOnFailure(message: string, byIntent: Record<string, string> = {}) {
  return async <Answer>({ request, serverAction }: ClientArgs<Answer>): Promise<Answer | Refusal> => {
    const copy = request.clone();
    try {
      return await serverAction();
    } catch (error) {
      // Being sent elsewhere is no failure.
      if (error instanceof Response) throw error;
      const intent = (await copy.formData()).get("intent");
      const sentence = byIntent[typeof intent === "string" ? intent : ""] ?? message;
      return { ok: false, code: "unavailable", message: sentence, fields: {} };
    }
  };
}
