import { copyText } from "../../utilities/browser/clipboard";

/** Copies the text at an address. Gives false when it does not arrive or the browser refuses. */
export async function copyPage(address: string): Promise<boolean> {
  const text = fetchText(address);
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
