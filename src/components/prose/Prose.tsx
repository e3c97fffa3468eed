import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { copyText } from "../../utilities/browser/clipboard";
import { copyableText } from "./copyCode";
import { filterOptions, optionsFilter, restoreFilter, revealTarget } from "./filterOptions";
import "./Options.css";
import "./StackBlitz.css";
import "./Tabs.css";
import { chooseTab, moveByKey, restoreTabs } from "./tabs";

/** Milliseconds for which a button and the announcer say that something was copied. */
const SAID = 2000;

/**
 * Around every text. The text is plain HTML, so its small machinery stands out here: copy buttons of code blocks,
 * headings that copy their own address, tabs, the filter of the list of options.
 */
export function Prose({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState("");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    restoreTabs(root.current);
    restoreFilter(root.current);
    // The outline lies outside, and has to find its heading when the click arrives.
    document.addEventListener("click", revealTarget, true);
    return () => document.removeEventListener("click", revealTarget, true);
  }, []);
  useEffect(() => {
    if (message === "") return;
    const timer = setTimeout(() => setMessage(""), SAID);
    return () => clearTimeout(timer);
  }, [message]);

  async function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const tab = target.closest("[role=tab]");
    const button = target.closest(".code-copy");
    const code = button?.closest(".code")?.querySelector("code");
    const anchor = target.closest<HTMLAnchorElement>(".anchor");
    if (tab) chooseTab(tab);
    else if (button && code) {
      const isCopied = await copyText(copyableText(code));
      button.textContent = isCopied ? "Copied" : "Failed";
      setTimeout(() => {
        button.textContent = "Copy";
      }, SAID);
      setMessage(isCopied ? "Copied" : "Copying failed");
    } else if (anchor && (await copyText(anchor.href))) {
      // The browser follows the link as well.
      setMessage("Link copied");
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=tab]") : null;
    if (tab && moveByKey(tab, event.key)) event.preventDefault();
  }

  function onInput({ target }: FormEvent) {
    const filter = optionsFilter(target);
    if (filter) filterOptions(filter);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are native, and their keys are clicks.
    <div className="prose" ref={root} onClick={onClick} onKeyDown={onKeyDown} onInput={onInput}>
      {children}
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </div>
  );
}
