import "./mark-newer.css";
import { withBase } from "../../utilities/urls";
import { isNewer } from "./minor";
import { YOUR_VERSION } from "./your-version";

/** The content of `since.json`: for each version, the URLs of the headings whose features it introduced. */
export type HeadingsByVersion = Record<string, string[]>;

/** The lists whose links lead to headings. Links inside a text are not marked. */
const LISTS = ":is(.outline, .narrow-outline, .sidebar, .search-results, .options)";

/** Marks what is newer than the reader's webpack on the page of a path. Returns a function that removes the marks. */
type Mark = (path: string) => () => void;

/**
 * Loads the list of headings, once for all pages of a visit, and returns a function that marks a page whenever the reader's
 * version changes. Rejects when the list fails to load.
 */
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

/**
 * Marks everything that is newer than the reader's webpack: headings of the current page, and links to headings in
 * lists. It uses a style sheet, so that elements which React and the search box render later are marked too. No mark
 * takes any space.
 *
 * @returns A function that removes the marks.
 */
function markNewer(headings: HeadingsByVersion, yours: string, basePath: string, path: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(newerRules(headings, yours, basePath, path));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Returns the rules that say which elements are marked with which version; `mark-newer.css` says how a mark looks. */
export function newerRules(headings: HeadingsByVersion, yours: string, basePath: string, path: string): string {
  const rules = Object.entries(headings)
    .filter(([version]) => isNewer(version, yours))
    .map(([version, addresses]) => {
      const here = addresses
        .filter((address) => address.startsWith(`${path}#`))
        .map((address) => address.split("#")[1]);
      const marks = `{ --needs: "needs ${version}"; --since: "${version}"; }`;
      const links = addresses.map((address) => `[href="${CSS.escape(withBase(basePath, address))}"]`);
      const fragments = here.map((id) => `[href="#${CSS.escape(id ?? "")}"]`);
      const lists = `${LISTS} a:is(${[...links, ...fragments].join()}) ${marks}`;
      const texts = here.map((id) => `.prose #${CSS.escape(id ?? "")}`).join();
      return texts === "" ? lists : `${lists}\n${texts} ${marks}`;
    });
  return rules.join("\n");
}
