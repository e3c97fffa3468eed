import { copyText } from "../../utilities/browser/clipboard";

/** Copies the text at an address to the clipboard. Resolves to false if it fails to load or the browser refuses. */
export async function copyPage(address: string): Promise<boolean> {
  const text = fetchText(address);
  try {
    // The clipboard gets a promise, because some browsers refuse to write after the click handler has returned.
    const item = new ClipboardItem({ "text/plain": text.then((plain) => new Blob([plain], { type: "text/plain" })) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} responded with status ${answer.status}.`);
  return answer.text();
}
