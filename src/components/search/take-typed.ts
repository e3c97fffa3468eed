/**
 * Returns the text that a reader typed between pressing the shortcut and the moment when the dialog could take the
 * focus, and clears it. `src/prerender/inline-script.ts` stores it on the search button.
 */
export function takeTyped(): string {
  const button = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
  const typed = button?.dataset.typed ?? "";
  delete button?.dataset.typed;
  return typed;
}
