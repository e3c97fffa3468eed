import { SCREENS } from "../../../src/screens/registry";

/** Files that the build writes and pages may link to. */
const FILES = ["/licenses.txt"];

/** Urls that no content file stands behind: screens, files, and one printable page for each section. */
export function screenUrls(sections: Iterable<string>): string[] {
  const printable = [...new Set(sections)].filter(Boolean).map((name) => `/${name}/printable/`);
  return [...SCREENS.map(({ url }) => url), "/printable/", ...FILES, ...printable];
}
