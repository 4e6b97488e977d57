/** Core §2, for a creator who wrote none. */
export function defaultBio(hasPrompts: boolean, siteName: string): string {
  return hasPrompts
    ? "Prompt creator specializing in high-quality AI prompts."
    : `Prompt creator on ${siteName}.`;
}
