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
  { path: file, url, title }: Pick<Page, "path" | "url" | "title">,
  { title: name, above }: Pick<SectionText, "title" | "above">,
  { first, options, neighbors }: SinceFacts,
): string | undefined {
  const neighbor = neighbors[file];
  if (neighbor) {
    const version = neighbor.first.options[name] ?? neighbor.first.flags[name];
    return version?.startsWith(`${neighbor.major}.`) ? `${neighbor.name} ${version}` : undefined;
  }
  const subject = file.replace(/^.*\/|\.mdx$/g, "");
  if (/^configuration\/(?!index\.)/.test(file)) {
    const versions = namesIn(name === "" ? subject : name).map((one) => {
      return first.options[resolveName(one, [subject, ...above], options) ?? ""];
    });
    return versions.every((version) => version !== undefined) ? versions.toSorted(compareVersions)[0] : undefined;
  }
  if (file.startsWith("plugins/")) return name === "" ? first.exports[title] : first.options[`${title}.${name}`];
  const classes = Object.keys(PAGES_OF_CLASSES).filter((one) => PAGES_OF_CLASSES[one] === url);
  return classes.map((one) => first.hooks[`${one}.hooks.${name}`]).find((version) => version !== undefined);
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
