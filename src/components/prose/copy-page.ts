import { copyText } from "../../utilities/browser/clipboard";

/** Copies the Markdown that the link beside a button leads to. False when it does not arrive or the browser refuses. */
export async function copyPage(button: Element): Promise<boolean> {
  const link = button.closest("ul")?.querySelector<HTMLAnchorElement>("[href$='/index.md']");
  if (!link) return false;
  const text = fetchText(link.href);
  try {
    // As a promise, because some browsers refuse what comes after the click was answered.
    const item = new ClipboardItem({ "text/plain": text.then((plain) => new Blob([plain], { type: "text/plain" })) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} has the status ${answer.status}.`);
  return answer.text();
}
