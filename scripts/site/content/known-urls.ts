import { SCREENS } from "../../../src/screens/registry";

/** Files that the build writes and that pages may link to. */
const FILES = ["/licenses.txt"];

/** Returns the URLs without a content file: screens, files, and a printable page for each section. */
export function screenUrls(sections: Iterable<string>): string[] {
  const printable = [...new Set(sections)].filter(Boolean).map((name) => `/${name}/printable/`);
  return [...SCREENS.map(({ url }) => url), "/printable/", ...FILES, ...printable];
}
