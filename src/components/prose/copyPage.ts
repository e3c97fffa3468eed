/** Milliseconds for which the button says how it went. */
const SAID = 2000;

/** Copies the Markdown that the link beside a button leads to, and says on the button how it went. */
export async function copyPage(button: Element): Promise<void> {
  const said = button.textContent;
  const link = button.parentElement?.querySelector<HTMLAnchorElement>("[href$='/index.md']");
  button.ariaLive = "polite"; // before its text changes
  button.textContent = link && (await copy(link.href)) ? "Copied" : "Copying failed";
  setTimeout(() => {
    button.textContent = said;
  }, SAID);
}

async function copy(address: string): Promise<boolean> {
  try {
    // A promise for the clipboard, because some browsers refuse what comes long after the click.
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
