import { data } from "react-router";
import { AppError, type FieldMessages } from "#app/platform/errors/app-error.ts";

/** What a refused form shows: one sentence, and one beside each field. */
export interface Refusal {
  ok: false;
  code: string;
  message: string;
  fields: FieldMessages;
}

/** Turns an operation's refusal into the page's status; the error boundary shows its sentence. */
export function pageLoader<Args, Result>(
  load: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (error instanceof AppError)
        throw data(refusalOf(error), { status: error.status, headers: retryHeaders(error) });
      throw error;
    }
  };
}

/** Turns an operation's refusal into action data, so that the form stays and nothing typed is lost. */
export function formAction<Args, Result>(act: (args: Args) => Promise<Result>) {
  return async (args: Args) => {
    try {
      return await act(args);
    } catch (error) {
      if (error instanceof AppError) return refuse(error, {});
      throw error;
    }
  };
}

/** A refusal as action data, with what the page needs besides: what was typed, for browsers without JavaScript. */
export function refuse<Rest extends object>(error: AppError, rest: Rest) {
  return data({ ...refusalOf(error), ...rest }, { status: error.status, headers: retryHeaders(error) });
}

export function refusalOf(error: AppError): Refusal {
  return { ok: false, code: error.code, message: error.message, fields: error.fields ?? {} };
}

/** When to try again, for whoever was told to wait. */
export function retryHeaders(error: AppError): Record<string, string> {
  return error.retryAfterSeconds === undefined ? {} : { "Retry-After": String(error.retryAfterSeconds) };
}
