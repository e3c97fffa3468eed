import { currentBuild, documentBuild } from "../utilities/browser/build";
import { lookForWorker } from "../utilities/browser/register-worker";
import { withBase } from "../utilities/urls";

/** In the session storage: for which page, and for which newer build, this tab was left already. */
const LEFT = "left-for";

/**
 * After a page's chunk did not arrive: when the host has another build by now, whose files have other names, goes to
 * the page by loading a document, once for each page and build, so that a host that mixes two builds cannot make a loop.
 *
 * @param path what was wanted, without the base path.
 * @returns whether the document is being left.
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
    return false; // without a memory there is no way to see a loop
  }
  const { search, hash } = location;
  location.assign(withBase(basePath, path) + search + hash);
  return true;
}
