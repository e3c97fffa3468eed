import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Announcer } from "../Announcer";
import "./Options.css";
import "./StackBlitz.css";
import "./Tabs.css";

/** Milliseconds for which the announcer says that something was copied. */
const SAID = 2000;
/** Parts of a text that work before anybody clicks on them. */
const STARTED = "[role=tab], .options";
/** Parts of a text that do something when they are clicked. */
const CLICKABLE = "[role=tab], .code-copy, .anchor";

const loadMachinery = () => import(/* webpackChunkName: "prose" */ "./machinery");

/**
 * Around every text. The text is plain HTML, so its small machinery stands beside it: copy buttons of code blocks,
 * headings that copy their own address, tabs, the filter of the list of options, terms,
 * large pictures. It comes with the first text that has tabs or a filter, or when the reader points at a text or moves
 * the focus into it.
 */
export function Prose({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState("");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = root.current;
    if (!text?.querySelector(STARTED)) return;
    const started = loadMachinery().then(
      ({ start }) => start(text),
      () => undefined,
    );
    return () => void started.then((stop) => stop?.());
  }, []);
  useEffect(() => {
    if (message === "") return;
    const timer = setTimeout(() => setMessage(""), SAID);
    return () => clearTimeout(timer);
  }, [message]);

  async function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element && target.closest(CLICKABLE))) return;
    const said = await loadMachinery().then(
      ({ click }) => click(target),
      () => "Error loading content.",
    );
    if (said) setMessage(said);
  }
  function onPoint({ target }: SyntheticEvent) {
    loadMachinery()
      .then(({ point }) => point(target as Element))
      .catch(() => {}); // a click tries again, terms and pictures are links
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are native, and their keys are clicks.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="prose" ref={root} onClick={onClick} onPointerOver={onPoint} onFocus={onPoint}>
      {children}
      <Announcer text={message} />
    </div>
  );
}
