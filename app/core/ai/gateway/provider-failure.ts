import { APICallError, RetryError } from "ai";
import { AppError } from "#app/platform/errors/app-error.ts";

function rootOf(error: unknown): unknown {
  return RetryError.isInstance(error) ? rootOf(error.lastError) : error;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}

/** What a provider's refusal means to the user. The provider's own words stay in the log. */
export function providerFailure(maker: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const root = rootOf(error);
  if (root instanceof AppError) return root;
  if (isTimeout(root))
    return new AppError("upstream", `${maker} took too long. Please try again.`, { cause: error });
  const status = APICallError.isInstance(root) ? root.statusCode : undefined;
  if (status === 429)
    return new AppError("upstream", `${maker} is busy. Please try again in a minute.`, { cause: error });
  if (status === 401 || status === 403)
    return new AppError("upstream", `${maker} does not accept its key. Please tell the site's owner.`, {
      cause: error,
    });
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError("upstream", `${maker} refused this request. Please try other words.`, {
      cause: error,
    });
  return new AppError("upstream", `${maker} did not answer. Please try again.`, { cause: error });
}
