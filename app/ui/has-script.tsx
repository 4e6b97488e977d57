import { useSyncExternalStore } from "react";

/** False in what the server draws, true as soon as the page is alive. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** Tells a form's action that a script will show the outcome. */
export function HasScript() {
  return <input type="hidden" name="hasScript" value={useHasScript() ? "1" : "0"} />;
}
