/**
 * The static generator's entry: draws one path to a whole HTML file. Differs from `client.tsx` in that every chunk is in
 * this one bundle, and that the document around the root element is written here.
 */
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { config } from "site-data/config";
import Notification from "site-data/notification";
import { sections } from "site-data/sections";
import { App } from "./app";
import { createLoader, type LoadedView } from "./navigation/loader";
import { toPrerendered } from "./navigation/prerendered";
import { PRINTABLE_DESCRIPTION, viewDescription } from "./prerender/descriptions";
import { type ClientFiles, documentHtml } from "./prerender/document";
import { metaTags } from "./prerender/meta-tags";
import { drawPrintable, type JoinBodies } from "./prerender/printable";
import { loadScreen, screenChunk } from "./screens";
import { documentTitle, PRINTABLE_TITLE, withSiteName } from "./utilities/titles";
import { sectionOf, withBase } from "./utilities/urls";

/** What the build tells the generator about each path. */
export interface PrerenderLocals {
  path: string;
  files: ClientFiles;
  policy: string;
  /** Id of the client bundle. */
  build: () => string;
  /** Names of the chunks that hold a path's section and page. */
  chunksOf: (path: string) => { section: string; page: string };
  /** When a path's page was last changed, if that is known. */
  changedAt: (path: string) => string | undefined;
  joinBodies: JoinBodies;
  hasFeed: boolean;
}

/** Screens that are not worth finding. */
const HIDDEN = ["/app-shell/", "/offline/"];

const loader = createLoader(sections, loadScreen);
const stay = async () => false;

export default async function prerender(locals: PrerenderLocals): Promise<string> {
  try {
    return locals.path.endsWith("/printable/") ? await printable(locals) : await screen(locals);
  } catch (error) {
    throw new Error(`The page ${locals.path} could not be rendered.`, { cause: error });
  }
}

async function screen({ path, files, policy, build, chunksOf, changedAt, hasFeed }: PrerenderLocals): Promise<string> {
  const loaded = await loader.load(path);
  const { view } = loaded;
  const chunks = chunksOf(path);
  const screen = screenChunk(view);
  const isHidden = view.kind === "not-found" || HIDDEN.includes(view.path);
  const isInteractive = "page" in view && view.page.interactive;
  return documentHtml({
    config,
    files,
    policy,
    build: build(),
    chunks: [chunks.section, ...(screen ? [screen] : []), ...(isInteractive ? [chunks.page] : [])],
    title: documentTitle(view, config),
    description: viewDescription(view),
    canonical: isHidden ? undefined : view.path,
    meta: isHidden ? [] : metaTags(view, config, changedAt(path)),
    hasFeed,
    html: draw(loaded),
    view: toPrerendered(view),
    bodyClass: Notification ? "has-notification" : undefined,
  });
}

function draw(initial: LoadedView): string {
  return renderToString(
    <StaticRouter basename={config.basePath} location={withBase(config.basePath, initial.view.path)}>
      <App config={config} loader={loader} leave={stay} initial={initial} Notification={Notification} />
    </StaticRouter>,
  );
}

async function printable({ path, files, policy, joinBodies }: PrerenderLocals): Promise<string> {
  const all = Object.keys(sections);
  const section = sectionOf(path, all);
  const html = await drawPrintable(section === "" ? all : [section], sections, config, joinBodies);
  const title = withSiteName(PRINTABLE_TITLE, config.name);
  const description = PRINTABLE_DESCRIPTION;
  return documentHtml({ config, files, policy, chunks: [], title, description, html, isStatic: true });
}
