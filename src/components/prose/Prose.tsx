import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { copyText } from "../../utilities/browser/clipboard";
import { copyableText } from "./copyCode";
import "./Options.css";
import "./StackBlitz.css";
import "./Tabs.css";
import { chooseTab, moveByKey, restoreTabs } from "./tabs";

/** Milliseconds for which a button and the announcer say that something was copied. */
const SAID = 2000;

/**
 * Around every text. The text is plain HTML, so its small machinery stands out here: copy buttons of code blocks,
 * headings that copy their own address, the button that copies the page, tabs, the filter of the list of options.
 */
export function Prose({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState("");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    restoreTabs(root.current);
    const list = root.current.querySelector(".options");
    if (!list) return;
    // One page has it, so it is not in everybody's first load.
    const started = import(/* webpackChunkName: "options-filter" */ "./filterOptions").then(
      ({ startFilter }) => startFilter(list),
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
    if (!(target instanceof Element)) return;
    const tab = target.closest("[role=tab]");
    const button = target.closest(".code-copy");
    const code = button?.closest(".code")?.querySelector("code");
    const anchor = target.closest<HTMLAnchorElement>(".anchor");
    if (target.matches(".copy-page")) (await import(/* webpackChunkName: "copy-page" */ "./copyPage")).copyPage(target);
    else if (tab) chooseTab(tab);
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

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are native, and their keys are clicks.
    <div className="prose" ref={root} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </div>
  );
}
