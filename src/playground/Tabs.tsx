import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { isPlainKey } from "../utilities/browser/plain-key";
import "./Tabs.css";

interface Props<Id extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly { id: Id; title: string }[];
  shown: Id;
  onShow: (id: Id) => void;
  /** The class of a panel that scrolls, and that can therefore have the focus. Other panels don't need one. */
  className?: string;
  /** The content of the panel. */
  children: ReactNode;
}

/**
 * Renders tabs as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ describes them: arrow keys move the focus and show the
 * panel.
 */
export function Tabs<Id extends string>({ label, tabs, shown, onShow, className, children }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === shown);
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const target = tabs.at((targets[event.key] ?? Number.NaN) % tabs.length);
    if (!isPlainKey(event) || !(event.key in targets) || !target) return;
    event.preventDefault();
    onShow(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  }

  return (
    <>
      <div ref={list} className="playground-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        key={shown}
        id={`${id}-panel`}
        className={className}
        role="tabpanel"
        // A panel that scrolls can only be reached by keyboard if it's a tab stop.
        tabIndex={className ? 0 : undefined}
        aria-labelledby={`${id}-${shown}`}
      >
        {children}
      </div>
    </>
  );
}
