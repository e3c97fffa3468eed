import { copyText } from "../../utilities/browser/clipboard";
import { copyableText } from "./copy-code";
import { startFilter } from "./filter-options";
import { showLarge } from "./show-large";
import "./Term.css";
import { chooseTab, moveByKey, restoreTabs } from "./tabs";

/** Milliseconds for which a button says that something was copied. */
const SAID = 2000;

/**
 * Starts what a text needs before anybody clicks: tabs, and the filter of the list of options.
 *
 * @returns stops it.
 */
export function start(root: HTMLElement): () => void {
  const end = new AbortController();
  restoreTabs(root);
  root.addEventListener("keydown", onKeyDown, end);
  const list = root.querySelector(".options");
  if (list) end.signal.addEventListener("abort", startFilter(list));
  return () => end.abort();
}

/** Does what a click in a text asks for. Gives the sentence that tells of it, if it takes one. */
export async function click(target: Element): Promise<string | undefined> {
  const tab = target.closest("[role=tab]");
  const button = target.closest(".code-copy");
  const code = button?.closest(".code")?.querySelector("code");
  const anchor = target.closest<HTMLAnchorElement>(".anchor");
  if (tab) chooseTab(tab);
  else if (button && code) return tell(button, await copyText(copyableText(code)));
  // The browser follows the link as well.
  else if (anchor && (await copyText(anchor.href))) return "Link copied";
}

/** Does what pointing at a part of a text, or moving the focus there, asks for: before that, links are only links. */
export async function point(target: Element): Promise<void> {
  const picture = target.closest<HTMLAnchorElement>(".zoom");
  if (picture) picture.onclick = (event) => enlarge(event, picture);
  const term = target.closest<HTMLAnchorElement>(".term");
  if (!term) return;
  const { explainFromGlossary } = await import(/* webpackChunkName: "glossary" */ "./glossary");
  explainFromGlossary(term);
}

function enlarge(event: MouseEvent, picture: HTMLAnchorElement): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  showLarge(picture);
}

/** Says on a button how copying went, and for a while only. */
function tell(button: Element, isCopied: boolean): string {
  button.textContent = isCopied ? "Copied" : "Failed";
  setTimeout(() => {
    button.textContent = "Copy";
  }, SAID);
  return isCopied ? "Copied" : "Copying failed";
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=tab]") : null;
  if (tab && moveByKey(tab, event.key)) event.preventDefault();
}
