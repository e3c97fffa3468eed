import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Where each key leads among the items; -1 is the control before them. */
const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index < last ? index + 1 : 0),
  ArrowUp: (index, last) => (index > 0 ? index - 1 : last),
};

/**
 * The state of a menu below a control, and the handlers that its elements need. It opens under the mouse, on a click
 * and by arrow keys; it closes on Escape, when the focus leaves it, on a press elsewhere and when one of its links is
 * followed. What a click has opened stays when the mouse leaves.
 */
export function useDropdown() {
  const [state, setState] = useState<"closed" | "hovered" | "open">("closed");
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = state !== "closed";

  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: unknown) => target instanceof Node && root.current?.contains(target);
    const end = new AbortController();
    // On the document, because what the mouse has opened does not have the focus.
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (isInside(document.activeElement)) toggle.current?.focus();
        setState("closed");
      },
      end,
    );
    document.addEventListener("pointerdown", ({ target }) => isInside(target) || setState("closed"), end);
    return () => end.abort();
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    flushSync(() => setState("open")); // hidden items take no focus
    const items = [...(root.current?.querySelectorAll<HTMLElement>(".dropdown-link") ?? [])];
    items[move(items.indexOf(document.activeElement as HTMLElement), items.length - 1)]?.focus();
  }

  return {
    root: {
      ref: root,
      onKeyDown,
      onMouseEnter: () => setState((was) => (was === "closed" ? "hovered" : was)),
      onMouseLeave: () => setState((was) => (was === "hovered" ? "closed" : was)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setState("closed");
      },
    },
    toggle: {
      ref: toggle,
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setState((was) => (was === "open" ? "closed" : "open")),
    },
    list: { id, hidden: !isOpen, onClick: () => setState("closed") },
  };
}
