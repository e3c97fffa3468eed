import type { ClipboardEvent, KeyboardEvent, MouseEvent } from "react";
import type { useAutocomplete } from "./useAutocomplete";

interface Options extends Pick<ReturnType<typeof useAutocomplete>, "input" | "list" | "setQuery"> {
  hasResults: boolean;
  /** Called before a result is followed. */
  onChoose: () => void;
  /** Called with the address of a result that has been copied. */
  onCopied: (address: string) => void;
  onClose: () => void;
}

/**
 * Returns the handlers of the search dialog for the things that autocomplete.js doesn't support: tabs, dialogs and
 * links.
 */
export function dialogHandlers({ input, list, setQuery, hasResults, onChoose, onCopied, onClose }: Options) {
  function selected(): HTMLAnchorElement | undefined {
    const options = list.current?.querySelectorAll<HTMLAnchorElement>("a[role=option]") ?? [];
    return [...options].find((option) => option.ariaSelected === "true") ?? options[0];
  }

  function follow(inNewTab: boolean): void {
    const link = selected();
    if (!link) return;
    if (inNewTab) {
      onChoose();
      open(link.href, "_blank", "noopener");
    } else link.click();
  }

  function isListClosed(): boolean {
    return hasResults && input()?.getAttribute("aria-expanded") === "false";
  }

  return {
    /** Handles keys before autocomplete.js does. */
    onKeyDownCapture(event: KeyboardEvent): void {
      if (event.nativeEvent.isComposing) return;
      const isInInput = event.target === input();
      if (event.key === "Escape") onClose();
      else if (event.key === "Enter" && isInInput) follow(event.ctrlKey || event.metaKey);
      else if (event.key === "Tab" && !event.shiftKey && isInInput && isListClosed()) setQuery(input()?.value ?? "");
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
      if (!(target instanceof Element)) return;
      if (target === currentTarget) onClose(); // A click on the backdrop has the dialog as its target.
      const link = target.closest("a");
      if (!link) return;
      if (link.role === "option") onChoose();
      // Closing empties the list, so it waits until the click has been handled.
      if (!ctrlKey && !metaKey && !shiftKey && !link.target) setTimeout(onClose);
    },
    /** Copies the address of the selected result, unless part of the query is selected. */
    onCopy(event: ClipboardEvent): void {
      const [element, link] = [input(), selected()];
      if (event.target !== element || element?.selectionStart !== element?.selectionEnd || !link) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", link.href);
      onCopied(link.href);
    },
  };
}
