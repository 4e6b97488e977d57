import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * A `shouldRevalidate` that reads the page again after a refused form too: somebody else may have changed
 * what it shows, and the next decision should be made on what is there (toolkit §4).
 */
export function reloadAfterForm({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" || defaultShouldRevalidate;
}
