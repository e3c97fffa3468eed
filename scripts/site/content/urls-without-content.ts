import { SCREENS } from "../../../src/screens/registry";
import { printableUrl } from "../../../src/utilities/urls";

/** Files that the build writes and that pages may link to. */
const FILES = ["/licenses.txt"];

/** Returns the URLs without a content file: screens, files, and the printable documents of the site and of its sections. */
export function urlsWithoutContent(sections: Iterable<string>): string[] {
  return [...SCREENS.map(({ url }) => url), ...FILES, ...[...new Set(["", ...sections])].map(printableUrl)];
}
