/** What an answer must never hold: traces, queries, file names of the server. */
const inside =
  /node_modules|\bat (?:async )?[\w.<>]+ \(|\.tsx?:\d+|Failed query|drizzle|insert into "|select "|ECONNREFUSED|PostgresError|ZodError/;

export interface Answered {
  what: string;
  status: number;
  text: string;
  contentType: string;
}

/** What is wrong with an answer to bad input, if anything: no failure, no trace, nothing of the inside. */
export function judge({ what, status, text, contentType }: Answered, kind: "api" | "page"): string[] {
  const found: string[] = [];
  if (status >= 500 && !isTold(text)) found.push(`${what}: answered ${status}: ${text.slice(0, 200)}`);
  const trace = inside.exec(kind === "api" || status >= 400 ? text : "");
  if (trace) found.push(`${what}: shows the inside: ${trace[0]}`);
  if (kind === "api" && status >= 400) {
    const body = contentType.includes("json") ? (JSON.parse(text) as Record<string, unknown>) : {};
    const isShape = [body.error, body.code, body.requestId].every((part) => typeof part === "string" && part);
    if (!isShape) found.push(`${what}: not the one error shape (${status}): ${text.slice(0, 200)}`);
  }
  return found;
}

/** 502 and 503 that name an outside service are told on purpose. */
function isTold(text: string): boolean {
  return /"code":"(upstream|unavailable)"/.test(text);
}
