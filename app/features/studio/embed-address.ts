/** Whether an address asks for the studio alone, to stand in a frame of another site. */
export function isEmbeddedStudio({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/design-workflow\/?$/.test(pathname) && new URLSearchParams(search).get("embed") === "1";
}
