import { withBase } from "../../utilities/urls";
import { markNewer } from "./mark-newer";
import { YOUR_VERSION } from "./your-version";

/** Marks what is newer than the reader's webpack on the page of a path, until the function that it returns is called. */
type Mark = (path: string) => () => void;

/** Loads what marks need, once for all pages of a visit. Rejects when the list of headings does not come. */
export async function createMark(basePath: string): Promise<Mark> {
  const response = await fetch(withBase(basePath, "/since.json"));
  if (!response.ok) throw new Error(`since.json: status ${response.status}`);
  const { headings } = await response.json();
  return (path) => {
    let unmark = () => {};
    const update = (yours: string | null) => {
      unmark();
      unmark = yours === null ? () => {} : markNewer(headings, yours, basePath, path);
    };
    const unsubscribe = YOUR_VERSION.subscribe(update);
    update(YOUR_VERSION.read());
    return () => {
      unsubscribe();
      unmark();
    };
  };
}
