import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Announcer } from "../Announcer";
import "./Options.css";
import "./StackBlitz.css";
import "./Tabs.css";
import "./Types.css";

/** How many milliseconds the announcer shows that something was copied. */
const SAID = 2000;
/** The elements of a text that need scripts before the reader clicks anything. */
const STARTED = "[role=tab], .options";
/** The elements of a text that scripts handle on click. */
const CLICKABLE = "[role=tab], .code-copy, .code-open, .anchor";
/** Links to the playground that don't contain their project yet. */
const UNSET = ".code-open:not([href*='#'])";

const loadInteractions = () => import(/* webpackChunkName: "prose" */ "./interactions");

/**
 * Renders the container of a text and adds its interactive features, because the text itself is plain HTML. The
 * features are copy buttons of code blocks, links that open samples in the playground, headings that copy their
 * address, tabs, the filter of the options list, explanations of terms, and large pictures. Their chunk loads with the
 * first text that has tabs or a filter, or when the reader points at or focuses a text.
 */
export function Prose({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState("");
  const root = useRef<HTMLDivElement>(null);
  // If the chunk has already loaded, the first frame shows the tabs that the reader chose.
  useLayoutEffect(() => {
    const text = root.current;
    if (!text?.querySelector(STARTED)) return;
    const started = loadInteractions().then(
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

  async function onClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element && target.closest(CLICKABLE))) return;
    if (target.closest(UNSET)) event.preventDefault();
    const said = await loadInteractions()
      .then(({ click }) => click(target))
      .catch(() => "Error loading content.");
    if (said) setMessage(said);
  }
  function onPoint({ target }: SyntheticEvent) {
    loadInteractions()
      .then(({ point }) => point(target as Element))
      .catch(() => {}); // A click tries again, and terms and pictures are also links.
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are native, so their keys cause clicks.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="prose" ref={root} onClick={onClick} onPointerOver={onPoint} onFocus={onPoint}>
      {children}
      <Announcer text={message} />
    </div>
  );
}
