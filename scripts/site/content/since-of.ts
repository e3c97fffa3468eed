import { readDocumented } from "../../facts/documented";
import { DOCUMENTED, DOCUMENTED_NAMES, type DocumentedPackage } from "../../facts/packages";
import { PAGES_OF_CLASSES } from "../../facts/page-of";
import { readHistories } from "../../facts/since/file";
import type { FirstVersions } from "../../facts/since/names";
import { compareVersions } from "../../facts/since/versions";
import type { SectionText } from "../markdown/types";
import { namesIn, resolveName } from "./describe-options";
import type { Page } from "./types";

/** The first versions of webpack's names, and the options of the current version. */
export interface SinceFacts {
  first: FirstVersions;
  options: ReadonlySet<string>;
  /** The same data for other packages, by the files of their pages. */
  neighbors: Readonly<Record<string, Neighbor>>;
}

/** The first versions of the flags, commands and options of a package. */
interface Neighbor {
  name: string;
  /** The major version that the page is about: `7`. */
  major: string;
  first: FirstVersions;
}

type SincePage = Pick<Page, "path" | "url" | "title">;

/** The pages that describe options of webpack and its plugins. The index of options only lists them. */
const DESCRIBES_OPTIONS = /^(configuration\/(?!index\.)|plugins\/)/;

/** Reads the facts from the files of the repository: `scripts/facts/since.json` and `scripts/facts/documented.json`. */
export function readSinceFacts(): SinceFacts {
  const histories = readHistories(DOCUMENTED_NAMES);
  const { webpack } = histories;
  if (!webpack) throw new Error("scripts/facts/since.json has no versions of webpack. Run npm run facts:since.");
  const neighbors = Object.entries<DocumentedPackage>(DOCUMENTED).flatMap(([name, { page }]): [string, Neighbor][] => {
    const history = histories[name];
    const [major] = history?.versions.at(-1)?.split(".") ?? [];
    return page && history && major ? [[page, { name, major, first: history.first }]] : [];
  });
  return {
    first: webpack.first,
    options: new Set(Object.keys(readDocumented().options)),
    neighbors: Object.fromEntries(neighbors),
  };
}

/**
 * Returns the version, such as `5.108` or `5.110.3`, that introduced the subject of a heading, or of the page itself if the
 * heading doesn't contain a name. For packages other than webpack, the package name comes first: `webpack-cli 7.3`. It
 * returns undefined if the oldest recorded version has the subject already, if an earlier major version of another
 * package has it, and if the heading isn't about a single name.
 */
export function sinceOf(
  page: SincePage,
  { title: name, above }: Pick<SectionText, "title" | "above">,
  facts: SinceFacts,
): string | undefined {
  const { first, neighbors } = facts;
  const neighbor = neighbors[page.path];
  if (neighbor) {
    const version = neighbor.first.options[name] ?? neighbor.first.flags[name];
    return version?.startsWith(`${neighbor.major}.`) ? `${neighbor.name} ${version}` : undefined;
  }
  if (page.path.startsWith("plugins/") && name === "") return first.exports[page.title];
  if (DESCRIBES_OPTIONS.test(page.path)) {
    const names = namesIn(name === "" ? subjectOf(page) : name);
    const versions = names.map((one) => first.options[optionNamed(one, above, page, facts) ?? ""]);
    return versions.every((version) => version !== undefined) ? versions.toSorted(compareVersions)[0] : undefined;
  }
  const classes = Object.keys(PAGES_OF_CLASSES).filter((one) => PAGES_OF_CLASSES[one] === page.url);
  return classes.map((one) => first.hooks[`${one}.hooks.${name}`]).find((version) => version !== undefined);
}

/**
 * Returns the option that a page means by a name below certain headings: `output.trustedTypes.policyName` by `policyName`
 * below `output.trustedTypes`. It returns undefined on a page that doesn't describe options.
 */
export function optionNamed(
  name: string,
  above: readonly string[],
  page: SincePage,
  { first, options }: SinceFacts,
): string | undefined {
  if (!DESCRIBES_OPTIONS.test(page.path)) return undefined;
  if (!page.path.startsWith("plugins/")) return resolveName(name, [subjectOf(page), ...above], options);
  const around = [page.title, ...above.map((heading) => `${page.title}.${heading}`)];
  return around
    .toReversed()
    .map((heading) => `${heading}.${name}`)
    .find((path) => path in first.options);
}

function subjectOf({ path: file }: SincePage): string {
  return file.replace(/^.*\/|\.mdx$/g, "");
}

/** Returns the addresses of headings and pages on the site, by the version that introduced their subject. */
export function headingsSince(pages: readonly Page[], facts: SinceFacts): Record<string, string[]> {
  const found = pages
    .filter(({ path, isGenerated }) => path.endsWith(".mdx") && !isGenerated)
    .flatMap((page) =>
      page.texts.map((section) => ({
        version: sinceOf(page, section, facts),
        address: section.id ? `${page.url}#${section.id}` : page.url,
      })),
    );
  // Only versions of webpack count here, because that is the version that readers enter.
  const versions = [...new Set(found.flatMap(({ version }) => version ?? []))].filter((one) => /^\d/.test(one));
  return Object.fromEntries(
    versions.map((one) => [one, found.filter(({ version }) => version === one).map(({ address }) => address)]),
  );
}
