import { SCREENS } from "../../../src/screens/registry";
import { printableUrl } from "../../../src/utilities/urls";

/** Returns the URLs of documents without a content file: screens, and the printable documents of the site and of its sections. */
export function urlsWithoutContent(sections: Iterable<string>): string[] {
  return [...SCREENS.map(({ url }) => url), ...[...new Set(["", ...sections])].map(printableUrl)];
}
