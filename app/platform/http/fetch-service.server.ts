import { AppError } from "#app/platform/errors/app-error.ts";
import { RetryLater, type RetryOptions, withRetry } from "./retry.server.ts";

interface ServiceOptions extends Omit<RetryOptions, "isWorthRetrying"> {
  /** A POST that may be repeated, e.g. because it carries an idempotency key. */
  isRepeatable?: boolean;
}

/**
 * Calls a configured outside service (never an address from a user: that is `safeFetch`). Busy and
 * broken answers and lost connections are tried again where that is safe. Any other answer is handed
 * back, also a 4xx; no answer at all becomes `upstream`.
 */
export async function fetchService(
  service: string,
  address: string,
  init: RequestInit = {},
  { isRepeatable = false, tries = 3, ...rest }: ServiceOptions = {},
): Promise<Response> {
  const isSafe =
    isRepeatable || ["GET", "HEAD", "PUT", "DELETE"].includes((init.method ?? "GET").toUpperCase());
  let lastAnswer: Response | undefined;
  try {
    return await withRetry(
      async (signal) => {
        lastAnswer = undefined;
        const response = await fetch(address, { ...init, signal });
        if (response.status !== 429 && response.status < 500) return response;
        lastAnswer = response;
        throw new RetryLater(`${service} answered ${response.status}`, retryAfterMs(response));
      },
      { ...rest, tries: isSafe ? tries : 1 },
    );
  } catch (error) {
    if (lastAnswer) return lastAnswer;
    throw new AppError("upstream", `${service} did not answer. Please try again later.`, { cause: error });
  }
}

function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
