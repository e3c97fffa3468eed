import { type DOMWindow, JSDOM, VirtualConsole } from "jsdom";
import { vi } from "vitest";

/**
 * Opens an empty page with a script, which may load further ones.
 *
 * @param address of the script.
 * @param read returns the text of an address below the one of the page, `http://localhost:4800/`, or below another one.
 */
export async function pageWith(address: string, read: (url: URL) => Promise<string>): Promise<DOMWindow> {
  const { window } = new JSDOM('<!doctype html><div id="app"></div>', {
    url: "http://localhost:4800/",
    runScripts: "outside-only",
    virtualConsole: new VirtualConsole(),
  });
  const { document } = window;
  const run = async (script: HTMLScriptElement) => {
    const code = await read(new URL(script.src));
    Object.defineProperty(document, "currentScript", { configurable: true, value: script });
    window.eval(code);
    script.onload?.(new window.Event("load"));
  };
  vi.spyOn(document.head, "appendChild").mockImplementation((node) => {
    document.head.append(node);
    if (node instanceof window.HTMLScriptElement) void run(node);
    return node;
  });
  window.fetch = async (url) => new Response(await read(new URL(String(url))));
  const first = document.createElement("script");
  first.src = address;
  document.head.append(first);
  await run(first);
  return window;
}
