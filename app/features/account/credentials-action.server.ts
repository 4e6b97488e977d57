import type { ActionFunctionArgs } from "react-router";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refuse } from "#app/platform/http/page-door.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

type SentValues = Awaited<ReturnType<typeof readForm>>;

/** A refused form comes back with the address that was typed; the password never does. */
export function credentialsAction<Result>(
  act: (args: ActionFunctionArgs, form: SentValues) => Promise<Result>,
) {
  return async (args: ActionFunctionArgs) => {
    let email = "";
    try {
      const form = await readForm(args.request);
      if (typeof form.email === "string") email = form.email.slice(0, 254);
      return await act(args, form);
    } catch (error) {
      if (error instanceof AppError) return refuse(error, { email });
      throw error;
    }
  };
}
