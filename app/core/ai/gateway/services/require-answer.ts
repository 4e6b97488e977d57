import { AppError } from "#app/platform/errors/app-error.ts";

/** The JSON of an answer that succeeded; the rest becomes one calm sentence. */
export async function requireAnswer(service: string, response: Response): Promise<unknown> {
  if (response.ok) return await response.json();
  const { status } = response;
  const cause = new Error(`${service} answered ${status}: ${(await response.text()).slice(0, 300)}`);
  if (status === 429)
    throw new AppError("upstream", `${service} is busy. Please try again in a minute.`, { cause });
  if (status === 401 || status === 403)
    throw new AppError("upstream", `${service} does not accept its key. Please tell the site's owner.`, {
      cause,
    });
  if (status < 500)
    throw new AppError("upstream", `${service} refused this request. Please try other words.`, { cause });
  throw new AppError("upstream", `${service} did not answer. Please try again.`, { cause });
}
