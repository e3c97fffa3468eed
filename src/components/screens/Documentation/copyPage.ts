/** Milliseconds for which the button says how it went. */
const SAID = 2000;

/** Copies a page's Markdown, and says on the button, which is a live region, how it went. */
export async function copyPage(button: Element, address: string): Promise<void> {
  const said = button.textContent;
  button.textContent = (await copy(address)) ? "Copied" : "Copying failed";
  setTimeout(() => {
    button.textContent = said;
  }, SAID);
}

async function copy(address: string): Promise<boolean> {
  try {
    // Promised to the clipboard, because some browsers accept only what a click hands over at once.
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": textOf(address) })]);
    return true;
  } catch {
    return false;
  }
}

async function textOf(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} has the status ${answer.status}.`);
  return new Blob([await answer.text()], { type: "text/plain" });
}
