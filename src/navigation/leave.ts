import { currentBuild, documentBuild } from "../utilities/browser/build";
import { lookForWorker } from "../utilities/browser/register-worker";
import { withBase } from "../utilities/urls";

/** The key in session storage of the page and the newer build for which this tab has loaded a document already. */
const LEFT = "left-for";

/**
 * Loads a page as a document after its file could not be loaded, if the host has a newer build, in which files have
 * other names. It does so once for each page and build, so that a host that serves two builds cannot cause an endless
 * loop.
 *
 * @param path The requested page, without the base path.
 * @returns Whether the browser is leaving the document.
 */
export async function leaveForNewBuild(path: string, basePath: string): Promise<boolean> {
  const build = await currentBuild(basePath);
  if (build === null || build === documentBuild()) return false;
  lookForWorker();
  const attempt = `${build} ${path}`;
  try {
    if (sessionStorage.getItem(LEFT) === attempt) return false;
    sessionStorage.setItem(LEFT, attempt);
  } catch {
    return false; // Without storage, an endless loop could not be detected.
  }
  const { search, hash } = location;
  location.assign(withBase(basePath, path) + search + hash);
  return true;
}
