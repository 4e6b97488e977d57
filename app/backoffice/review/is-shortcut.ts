/** A single letter, typed nowhere in particular. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest("input, textarea, select, [role=dialog], [role=alertdialog]") !== null;
  return !isTyping && !ctrlKey && !metaKey && !altKey;
}
