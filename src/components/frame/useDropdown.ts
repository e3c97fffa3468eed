import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainKey } from "../../utilities/browser/plain-key";

/** For each key, the index of the item that it moves the focus to; -1 is the control before the items. */
const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index < last ? index + 1 : 0),
  ArrowUp: (index, last) => (index > 0 ? index - 1 : last),
};

/**
 * Returns the state of a menu below a control, and the handlers for its elements. The menu opens on hover, on click and
 * with the arrow keys. It closes on Escape, when it loses the focus, on a press outside and when one of its links is
 * followed. A menu that was opened by a click stays open when the pointer leaves.
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
    // The listener is on the document, because a menu that was opened on hover does not have the focus.
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
    if (!move || !isPlainKey(event)) return;
    event.preventDefault();
    flushSync(() => setState("open")); // Hidden items cannot take the focus.
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
