import { APP_SHELL, withBase } from "../../../src/utilities/urls";
import type { Files } from "../../lib/write-files";
import type { PrecachedFile } from "./precached";

/**
 * The page that a hidden frame loads in browsers that have the application cache but no service worker
 * (`src/utilities/browser/register-worker.ts`; specification, sections 4 and 7).
 */
export const CACHE_PAGE = "manifest.html";

/** The list that the page refers to. Browsers download its files and use them without a network. */
const CACHE_LIST = "manifest.appcache";

/**
 * Returns the page of the hidden frame and its list. Without a network, addresses that are not in the list get the app
 * shell, as with the service worker. Source: https://www.w3.org/TR/2014/REC-html5-20141028/browsers.html#offline
 *
 * @param files The files that the service worker downloads on installation.
 */
export function applicationCache(files: readonly PrecachedFile[], basePath: string): Files {
  const list = [
    "CACHE MANIFEST",
    // Browsers only download the files again when the text of this list has changed.
    ...files.filter(({ revision }) => revision).map(({ url, revision }) => `# ${url} ${revision}`),
    "CACHE:",
    ...files.map(({ url }) => url),
    "FALLBACK:",
    `${basePath} ${withBase(basePath, APP_SHELL)}`,
    "NETWORK:",
    "*",
    "",
  ];
  const page = [
    `<!doctype html><html lang="en" manifest="${basePath}${CACHE_LIST}"><head><meta charset="utf-8">`,
    '<meta name="robots" content="noindex"><title>Application cache</title></head>',
    "<body><main><h1>Application cache</h1><p>Browsers without service workers load this page in a hidden frame, to keep ",
    `the site for reading offline.</p><p><a href="${basePath}">Home</a></p></main></body></html>\n`,
  ];
  return new Map([
    [CACHE_PAGE, page.join("")],
    [CACHE_LIST, list.join("\n")],
  ]);
}
