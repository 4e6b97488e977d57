import type { ActionFunctionArgs } from "react-router";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refuse } from "#app/platform/http/page-door.server.ts";
import { safeReturnPath } from "#app/platform/http/return-path.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

type SentValues = Awaited<ReturnType<typeof readForm>>;

/** A refused form comes back with the address that was typed and where it leads; the password never does. */
export function credentialsAction<Result>(
  act: (args: ActionFunctionArgs, form: SentValues) => Promise<Result>,
) {
  return async (args: ActionFunctionArgs) => {
    let [email, next] = ["", "/"];
    try {
      const form = await readForm(args.request);
      if (typeof form.email === "string") email = form.email.slice(0, 254);
      next = safeReturnPath(form.next);
      return await act(args, form);
    } catch (error) {
      if (error instanceof AppError) return refuse(error, { email, next });
      throw error;
    }
  };
}
