export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const themeCookieName = "theme";

/** The theme a visitor chose, from the request's Cookie header; the system's wish when none was chosen. */
export function themeFromCookie(cookieHeader: string | null | undefined): Theme {
  for (const pair of (cookieHeader ?? "").split(";")) {
    const [name, value] = pair.split("=", 2).map((part) => part.trim());
    if (name === themeCookieName) return themes.find((theme) => theme === value) ?? "system";
  }
  return "system";
}

/** For `<html className>`: the stylesheet resolves `system` itself, so nothing flashes. */
export function themeClassName(theme: Theme): string {
  return theme;
}

function themeCookie(theme: Theme) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  return `${themeCookieName}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

let chosen: Theme | undefined;
const subscribers = new Set<() => void>();

/** What was chosen since the page was loaded. */
export function chosenTheme() {
  return chosen;
}

export function subscribeToTheme(notify: () => void) {
  subscribers.add(notify);
  return () => {
    subscribers.delete(notify);
  };
}

/** Switches the document at once and remembers the choice for the server's next answer. */
export function applyTheme(theme: Theme) {
  document.documentElement.classList.remove(...themes);
  document.documentElement.classList.add(theme);
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in some browsers
  document.cookie = themeCookie(theme);
  chosen = theme;
  for (const notify of subscribers) notify();
}
