import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useLoaded } from "../useLoaded";
import "./Details.css";

const loadPopover = async () => (await import(/* webpackChunkName: "details" */ "./DetailsPopover")).DetailsPopover;

/**
 * Renders further information that opens on demand. In the page's HTML it is a native `<details>`, which works without
 * scripts, in print and for the browser's own search. With scripts its summary opens a popover instead; if the
 * popover's chunk fails to load, the native element opens.
 */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const details = useRef<HTMLDetailsElement>(null);
  const element = useRef<HTMLElement>(null);
  const loaded = useLoaded(loadPopover, state !== "unused");

  function toggle(event: MouseEvent) {
    // The browser's search can open the native element; the next click then closes it.
    if (details.current?.open || loaded.state === "failed") return;
    event.preventDefault();
    setState(state === "open" ? "closed" : "open");
  }

  function close() {
    setState("closed");
  }

  return (
    <>
      <details className="details" ref={details} open={loaded.state === "failed" || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, also for keys */}
        <summary ref={element} onClick={toggle}>
          {summary}
        </summary>
        <div className="details-content">{children}</div>
      </details>
      {state === "open" && loaded.state === "ready" && (
        <loaded.value summary={summary} anchor={element} onClose={close}>
          {children}
        </loaded.value>
      )}
    </>
  );
}
