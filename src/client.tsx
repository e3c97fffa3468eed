/**
 * The entry of the browser. It differs from `prerender.tsx` in the source of the first view: the server has rendered
 * it, so its body is read from the document, and the page's own file is only needed if the body contains components
 * with state.
 */
import { type ComponentType, type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { code } from "site-data/code";
import { config } from "site-data/config";
import { App } from "./app";
import { plainBody } from "./components/prose/StaticHtml";
import { createLoader, type LoadedView, type SectionTable } from "./navigation/loader";
import type { PrerenderedView } from "./navigation/prerendered";
import { loadScreen, screenAt } from "./screens/registry";
import { tableOfSections } from "./sections";
import type { View } from "./types";
import { whenIdle } from "./utilities/browser/idle";
import { isSupported } from "./utilities/browser/is-supported";
import { toPageUrl, withoutBase } from "./utilities/urls";

const screens = { has: (path: string) => screenAt(path) !== undefined, load: loadScreen };
// Some hosts serve the front page at `/webpack`, which the router would not find below the base path `/webpack/`.
if (`${location.pathname}/` === config.basePath) {
  history.replaceState(null, "", config.basePath + location.search + location.hash);
}
const root = document.getElementById("root");
const isRunnable = root !== null && isSupported();
if (isRunnable) start(root).catch(stayPlain);
else stayPlain();
// The chunk is loaded as soon as the browser is idle, because a newer build may have removed the file when it is needed.
if (process.env.NODE_ENV === "production" && isRunnable) {
  whenIdle(() => {
    // If the chunk fails to load, or the browser refuses workers or caches, the next visit tries again.
    import(/* webpackChunkName: "network" */ "./start-worker")
      .then(({ startWorker }) => startWorker(config.basePath))
      .catch(() => {});
  });
}

async function start(container: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === "development") {
    // In development the server renders nothing. New code or a saved page is rendered in place of the old one, without
    // a reload.
    const reactRoot = createRoot(container);
    let asked = 0;
    const renderNow = async () => {
      const number = ++asked;
      const { readSections } = await import("./development");
      const table = await readSections();
      const loaded = await createLoader(table, screens).load(currentPath());
      if (number === asked) reactRoot.render(renderApp(loaded, table));
    };
    import.meta.webpackHot?.accept(["./development", "./app", "./sections", "site-data/code"], renderNow);
    const { onContent } = await import("./development");
    // If the server is down, the next change tries again.
    await onContent(() => renderNow().catch(() => {}));
    await renderNow();
    return listen();
  }
  const prerendered = JSON.parse(container.dataset.view ?? "null") as PrerenderedView;
  const sections = tableOfSections(prerendered.sections, readFile, code);
  const first = await firstView(prerendered, sections);
  // A transition hydrates in steps of a few milliseconds, between which the browser can respond. A click speeds it up.
  startTransition(() => void hydrateRoot(container, renderApp(first, sections)));
  listen();
}

/** Tells the script in the head that the application won't start: `src/prerender/inline-script.ts`. */
function stayPlain(error?: unknown): void {
  if (error) console.error(error);
  dispatchEvent(new Event("plain"));
}

/** Tells the script in the head that the application handles clicks from now on: `src/prerender/inline-script.ts`. */
function listen(): void {
  dispatchEvent(new Event("hydrate"));
}

/**
 * Returns the application with a first view. The key is new each time, so that no state of an earlier rendering
 * survives. Transitions are off, because they would render a loaded page later than in the frame of the click.
 */
function renderApp(initial: LoadedView, table: SectionTable): ReactElement {
  return (
    <BrowserRouter basename={config.basePath} key={performance.now()} useTransitions={false}>
      <App loader={createLoader(table, screens, initial)} initial={initial} />
    </BrowserRouter>
  );
}

/** Loads a JSON file. The loader tries again after a failure. */
async function readFile<Value>(file: string): Promise<Value> {
  const response = await fetch(config.basePath + file);
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  return response.json();
}

function currentPath(): string {
  return toPageUrl(withoutBase(config.basePath, location.pathname) ?? location.pathname);
}

/** Returns the view that the server has rendered. */
async function firstView({ kind, path, page }: PrerenderedView, sections: SectionTable): Promise<LoadedView> {
  const loader = createLoader(sections, screens);
  if (page && !page.interactive) {
    const section = (await loader.loadSection(path))?.section;
    const view = { kind, path, page, section } as View;
    if (section) return { view, Body: serverBody(), Screen: await loadScreen(view) };
  }
  return loader.load(path);
}

/** Returns the body from the document as a component. */
function serverBody(): ComponentType {
  return plainBody(document.querySelector("main .static-html")?.innerHTML ?? "");
}
