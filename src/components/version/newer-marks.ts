import { withBase } from "../../utilities/urls";
import { type HeadingsByVersion, markNewer } from "./mark-newer";
import { YOUR_VERSION } from "./your-version";

/**
 * Marks what is newer than the reader's webpack on one page, and again when they choose another version.
 *
 * @returns A function that removes the marks, and ends that.
 */
export function keepMarked(basePath: string, path: string): () => void {
  let unmark = () => {};
  let isOver = false;
  const show = async (yours: string | null) => {
    const headings = yours === null ? {} : await readHeadings(basePath);
    unmark();
    unmark = isOver || yours === null ? () => {} : markNewer(headings, yours, basePath, path);
  };
  // Without the list nothing is marked, and the next page tries again.
  const update = (yours: string | null) => void show(yours).catch(() => {});
  const unsubscribe = YOUR_VERSION.subscribe(update);
  update(YOUR_VERSION.read());
  return () => {
    isOver = true;
    unsubscribe();
    unmark();
  };
}

async function readHeadings(basePath: string): Promise<HeadingsByVersion> {
  const response = await fetch(withBase(basePath, "/since.json"));
  if (!response.ok) throw new Error(`since.json: status ${response.status}`);
  return (await response.json()).headings;
}
