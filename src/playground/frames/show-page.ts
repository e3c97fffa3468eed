import { type Addresses, BASE } from "./addresses";
import { resolveElements } from "./resolve-elements";
import type { RunnablePage } from "./runnable-page";

/** Replaces this document with the page, and runs its scripts in order. */
export async function showPage({ html, isModule }: RunnablePage, { resolve, all }: Addresses): Promise<void> {
  const page = new DOMParser().parseFromString(html, "text/html");
  page.querySelector("base")?.remove();
  const base = page.createElement("base");
  base.href = BASE;
  page.head.prepend(base);
  resolveElements(page, resolve);
  for (const { name, value } of page.documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.head.replaceChildren(...page.head.childNodes);
  document.body.replaceWith(page.body);
  if (isModule) document.head.append(scriptElement("importmap", JSON.stringify({ imports: Object.fromEntries(all) })));
  // A script with `nomodule` is for browsers without modules, which can't run this page.
  for (const script of document.querySelectorAll("script:not([type=importmap], [nomodule])")) {
    await runScript(script as HTMLScriptElement);
  }
  // Both events have already happened, but scripts may wait for them.
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  dispatchEvent(new Event("load"));
}

/** Runs a script, which the parser doesn't do for a page that is set as text, and waits for it. */
function runScript(script: HTMLScriptElement): Promise<void> {
  const source = script.getAttribute("src");
  const runs = scriptElement(script.type, script.text);
  return new Promise((resolve) => {
    if (source === null) {
      script.replaceWith(runs);
      resolve();
      return;
    }
    for (const event of ["load", "error"]) runs.addEventListener(event, () => resolve());
    runs.async = false;
    runs.src = source; // the intercepted property
    script.replaceWith(runs);
  });
}

function scriptElement(type: string, text: string): HTMLScriptElement {
  const script = document.createElement("script");
  if (type) script.type = type;
  script.text = text;
  return script;
}
