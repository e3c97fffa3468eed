/**
 * The static generator's entry: draws one path to a whole HTML file, which the build writes. Differs from `client.tsx` in
 * that every chunk is in this one bundle, and that the document around the root element is written here.
 */
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { code } from "site-data/code";
import { config } from "site-data/config";
import content from "site-data/content";
import Notification from "site-data/notification";
import { App } from "./app";
import { createLoader, type LoadedView } from "./navigation/loader";
import { toPrerendered } from "./navigation/prerendered";
import { PRINTABLE_DESCRIPTION, viewDescription } from "./prerender/descriptions";
import { documentHtml } from "./prerender/document";
import type { PrerenderLocals } from "./prerender/locals";
import { metaTags } from "./prerender/meta-tags";
import { drawPrintable } from "./prerender/printable";
import { tableFor } from "./prerender/sections";
import { loadScreen, screenChunk } from "./screens";
import { documentTitle, PRINTABLE_TITLE, withSiteName } from "./utilities/titles";
import { sectionOf, withBase } from "./utilities/urls";

/** Screens that search engines should not list. */
const HIDDEN = ["/app-shell/", "/offline/"];

/** Holds the place of the pages in the document around them. */
const PAGES = "<!-- pages -->";

const sections = tableFor(content, code);
const loader = createLoader(sections, loadScreen);
const neverLeave = async () => false;

/**
 * Gives the static generator nothing to hold: it would hold all pages at once. It starts all of them together, so each is
 * written in the same breath in which it is drawn: after another `await`, all would have been drawn before the first is written.
 */
export default async function prerender(locals: PrerenderLocals): Promise<Record<string, never>> {
  try {
    await (locals.path.endsWith("/printable/") ? writePrintable(locals) : writeScreen(locals));
  } catch (error) {
    if (error instanceof Error && "code" in error) throw error; // what kept it from being written
    throw new Error(`The page ${locals.path} could not be rendered.`, { cause: error });
  }
  return {};
}

async function writeScreen(locals: PrerenderLocals): Promise<void> {
  const { path, files, policy, build, searchFolder, sectionFiles, needsOf, changedAt, hasFeed } = locals;
  const { keep, webpackStats, write } = locals;
  const loaded = await loader.load(path);
  const { view } = loaded;
  const screen = screenChunk(view);
  const isHidden = view.kind === "not-found" || HIDDEN.includes(view.path);
  const html = documentHtml({
    config,
    files,
    policy,
    build: build(),
    searchFolder,
    needs: [...needsOf(path), ...(screen ? [screen] : [])],
    title: documentTitle(view, config),
    description: viewDescription(view),
    canonical: isHidden ? undefined : view.path,
    meta: isHidden ? [] : metaTags(view, config, changedAt(path)),
    hasFeed,
    html: keep(webpackStats.hash, path, () => draw(loaded)),
    view: toPrerendered(view, sectionFiles()),
    bodyClass: Notification ? "has-notification" : undefined,
  });
  write(path, [html]);
}

function draw(initial: LoadedView): string {
  return renderToString(
    <StaticRouter basename={config.basePath} location={withBase(config.basePath, initial.view.path)}>
      <App config={config} loader={loader} leave={neverLeave} initial={initial} Notification={Notification} />
    </StaticRouter>,
  );
}

async function writePrintable({ path, files, policy, joinBodies, write }: PrerenderLocals): Promise<void> {
  const all = Object.keys(sections);
  const section = sectionOf(path, all);
  const pieces = await drawPrintable(section === "" ? all : [section], sections, config, joinBodies);
  const title = withSiteName(PRINTABLE_TITLE, config.name);
  const description = PRINTABLE_DESCRIPTION;
  const around = documentHtml({ config, files, policy, title, description, html: PAGES, isStatic: true });
  const at = around.lastIndexOf(PAGES);
  write(path, inside(around.slice(0, at), pieces, around.slice(at + PAGES.length)));
}

function* inside(start: string, pieces: Iterable<string>, end: string): Iterable<string> {
  yield start;
  yield* pieces;
  yield end;
}
