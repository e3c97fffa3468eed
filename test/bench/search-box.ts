/**
 * Runs in the page: presses `/`, types as soon as the box appears, and returns the milliseconds to the first result.
 */
export async function focusToResult(): Promise<number> {
  const found = (selector: string) =>
    new Promise<Element>((resolve) => {
      const look = () => {
        const element = document.querySelector(selector);
        if (element) resolve(element);
        else requestAnimationFrame(look);
      };
      look();
    });
  const start = performance.now();
  document.querySelector<HTMLElement>("header button[aria-label=Search]")?.focus();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
  const input = (await found("dialog[open] input")) as HTMLInputElement;
  input.value = "resol";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await found("[role=option]");
  return performance.now() - start;
}

/** Runs in the page with an open box: returns the milliseconds from each key of a text to its results. */
export async function keysToResults(text: string): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>("dialog[open] input");
  const status = document.querySelector("dialog [role=status]");
  if (!input || !status) throw new Error("The search box is not open.");
  const times: number[] = [];
  for (let end = 3; end <= text.length; end++) {
    if (text[end - 1] === " ") continue;
    const query = text.slice(0, end);
    const start = performance.now();
    input.value = query;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise<void>((resolve) => {
      const look = () => (status.textContent?.includes(query) ? done() : undefined);
      const observer = new MutationObserver(look);
      const done = () => {
        observer.disconnect();
        resolve();
      };
      observer.observe(status, { childList: true, characterData: true, subtree: true });
      look();
    });
    times.push(performance.now() - start);
  }
  return times;
}
