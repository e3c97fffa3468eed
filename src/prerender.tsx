/**
 * The entry of the static generator. It renders a path to a complete HTML file. Unlike `client.tsx`, it has all chunks
 * in one bundle, and it also writes the document around the root element.
 */
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { code } from "site-data/code";
import { config } from "site-data/config";
import content from "site-data/content";
import { version } from "site-data/notification";
import { App } from "./app";
import { createLoader, type LoadedView } from "./navigation/loader";
import { toPrerendered } from "./navigation/prerendered";
import { documentHtml } from "./prerender/document";
import { metaTags } from "./prerender/meta-tags";
import { renderPrintable } from "./prerender/printable";
import { tableFor } from "./prerender/sections";
import { loadScreen, screenAt, screenChunk } from "./screens/registry";
import { documentTitle, viewDescription, withSiteName } from "./screens/titles";
import { decode, isPrintable, sectionOf, withBase } from "./utilities/urls";

const sections = tableFor(content, code);
const loader = createLoader(sections, { has: (path) => screenAt(path) !== undefined, load: loadScreen });

/**
 * Renders a path for the static generator, and writes it at the path that hosts find by decoding the address.
 *
 * @returns No files for the generator to write.
 * @throws {Error} When it cannot be rendered. The message names the path, the cause and the function that threw it.
 */
export default async function prerender({ path }: { path: string }): Promise<Record<string, never>> {
  try {
    await (isPrintable(path) ? printableDocument(path) : screenDocument(path));
    return {};
  } catch (error) {
    throw new Error(describe(error, path), { cause: error });
  }
}

/** Returns a message with the function that threw, whose name is known because this bundle is not minimized. */
function describe(error: unknown, path: string): string {
  if (!(error instanceof Error)) return `The page ${path} couldn't be rendered: ${error}`;
  const [, place] = /\n\s+at (\S+ .*)/.exec(error.stack ?? "") ?? [];
  return `The page ${path} couldn't be rendered: ${error.message}${place ? ` (in ${place})` : ""}`;
}

/** Renders a page or a screen. It's written in the same step, because all paths take each asynchronous step together. */
async function screenDocument(path: string): Promise<void> {
  const { files, policy, build, searchFolder, sectionFiles, hasFeed } = content;
  const loaded = await loader.load(path);
  const { view } = loaded;
  const screen = screenChunk(view);
  if (screen && !files[screen])
    throw new Error(`Its screen has no chunk called "${screen}". Add a webpackChunkName to its import().`);
  const isHidden = view.kind === "not-found" || screenAt(path)?.isListed === false;
  const html = documentHtml({
    config,
    files,
    policy,
    build,
    searchFolder,
    needs: [...content.needsOf(path), ...(screen ? [screen] : [])],
    title: documentTitle(view, config),
    description: viewDescription(view),
    canonical: isHidden ? undefined : view.path,
    meta: isHidden ? [] : metaTags(view, config, content.changedAt(path)),
    hasFeed,
    html: render(loaded),
    view: toPrerendered(view, sectionFiles),
    notification: version,
  });
  content.write(decode(path), html);
}

function render(initial: LoadedView): string {
  return renderToString(
    <StaticRouter basename={config.basePath} location={withBase(config.basePath, initial.view.path)}>
      <App loader={loader} initial={initial} />
    </StaticRouter>,
  );
}

async function printableDocument(path: string): Promise<void> {
  const { files, policy } = content;
  const all = Object.keys(sections);
  const section = sectionOf(path, all);
  const html = await renderPrintable(section === "" ? all : [section], sections, config, content.joinBodies);
  const title = withSiteName("Combined printable page", config.name);
  const description = "Pages of the webpack documentation in one document, to print or save.";
  content.write(decode(path), documentHtml({ config, files, policy, title, description, html, isStatic: true }));
}
