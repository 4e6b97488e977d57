/** Where to go after signing in: a path of this site, never another one. */
export function safeReturnPath(given: unknown): string {
  if (typeof given !== "string" || !/^\/(?![/\\])/.test(given)) return "/";
  const url = new URL(given, "http://here.invalid");
  return url.origin === "http://here.invalid" ? url.pathname + url.search + url.hash : "/";
}
