import { copyText } from "../../utilities/browser/clipboard";
import { isPlainKey } from "../../utilities/browser/plain-key";
import { copyableText } from "./copy-code";
import { leaveOutRemoved } from "./copy-selection";
import { startFilter } from "./filter-options";
import { showLarge } from "./show-large";
import "./Term.css";
import { chooseTab, moveByKey, restoreTabs } from "./tabs";

/** How many milliseconds a button shows that something was copied. */
const SAID = 2000;

/**
 * Activates the parts of a text that need scripts before any click: tabs and the filter of the options list.
 *
 * @returns A function that removes the listeners.
 */
export function start(root: HTMLElement): () => void {
  const end = new AbortController();
  restoreTabs(root);
  root.addEventListener("keydown", onKeyDown, end);
  const list = root.querySelector(".options");
  if (list) end.signal.addEventListener("abort", startFilter(list));
  return () => end.abort();
}

/** Handles a click in a text. Returns the message to announce, if there is one. */
export async function click(target: Element): Promise<string | undefined> {
  const tab = target.closest("[role=tab]");
  const button = target.closest(".code-copy");
  const code = button?.closest(".code")?.querySelector("code");
  const opener = target.closest<HTMLAnchorElement>(".code-open");
  const anchor = target.closest<HTMLAnchorElement>(".anchor");
  if (tab) chooseTab(tab);
  else if (button && code) return tell(button, await copyText(copyableText(code)));
  else if (opener && (await addressSample(opener))) opener.click();
  // The browser follows the link too.
  else if (anchor && (await copyText(anchor.href))) return "Link copied";
}

/**
 * Handles hover or focus on a part of a text: prepares large pictures, playground links and copyable text, and shows
 * explanations of terms.
 */
export async function point(target: Element): Promise<void> {
  document.oncopy = leaveOutRemoved;
  const picture = target.closest<HTMLAnchorElement>(".zoom");
  if (picture) picture.onclick = (event) => enlarge(event, picture);
  const opener = target.closest<HTMLAnchorElement>(".code-open");
  if (opener) await addressSample(opener);
  const term = target.closest<HTMLAnchorElement>(".term");
  if (!term) return;
  const { explainFromGlossary } = await import(/* webpackChunkName: "glossary" */ "./glossary");
  explainFromGlossary(term);
}

/** Puts the sample's project into the address of a playground link. Returns false if it's there already. */
async function addressSample(link: HTMLAnchorElement): Promise<boolean> {
  if (link.hash !== "") return false;
  const { addressOf } = await import(/* webpackChunkName: "open-sample" */ "./open-sample");
  link.href = await addressOf(link);
  return true;
}

function enlarge(event: MouseEvent, picture: HTMLAnchorElement): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  showLarge(picture);
}

/** Shows the result of copying on the button for a while, and returns the message to announce. */
function tell(button: Element, isCopied: boolean): string {
  button.textContent = isCopied ? "Copied" : "Failed";
  setTimeout(() => {
    button.textContent = "Copy";
  }, SAID);
  return isCopied ? "Copied" : "Copying failed";
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=tab]") : null;
  if (tab && isPlainKey(event) && moveByKey(tab, event.key)) event.preventDefault();
}
