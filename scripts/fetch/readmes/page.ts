import type { Pin, ReadmePackage } from "./packages";

/** Path of a package's page inside the content folder. The underscore says that it is fetched, and keeps it out of git. */
export function pageFile({ section, name }: ReadmePackage): string {
  return `${section}/_${name}.md`;
}

/**
 * A page around a README. What it links to by relative paths is found from `source`, when the page is compiled:
 * `scripts/site/markdown/rehype-external.ts`.
 *
 * @param readme nothing when it cannot be had; then the page says so.
 */
export function pageText(entry: ReadmePackage, { version, published }: Pin, readme: string | undefined): string {
  const { name, title, sort, group, repository, directory, note } = entry;
  const repo = `https://github.com/${repository}`;
  const inRepo = directory ? `${directory}/README.md` : "README.md";
  const source = `${repo}/blob/${entry.ref ?? `v${version}`}/${inRepo}`;
  const owner = repository.split("/")[0] ?? "";
  const isThirdParty = !/^webpack(-contrib)?$/.test(owner);
  const frontMatter = {
    ...{ title, sort, group }, // the registry names accounts of npm, which are not handles on the code host
    description: `How to install, configure and use ${name} ${version}: its README.`,
    ...{ source, edit: `${repo}/edit/${entry.branch ?? "main"}/${inRepo}`, repo },
    ...(isThirdParty && { thirdParty: true }),
    // What stands here without the README says nothing of that day.
    ...(published && readme !== undefined && { published }),
  };
  const fields = Object.entries(frontMatter).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  const release = `[\`${name}\` ${version}](https://www.npmjs.com/package/${name}/v/${version})`;
  const outside = isThirdParty
    ? ` It is maintained by [${owner}](https://github.com/${owner}), outside of the webpack organization.`
    : "";
  const missing = `The README of ${release} could not be fetched when this site was built. [Read it in its repository](${source}).`;
  const parts = [
    ["---", ...fields, "---"].join("\n"),
    ...(note ? [`> [!WARNING]\n> ${note}`] : []),
    readme === undefined ? missing + outside : `This page is the README of ${release}.${outside}`,
    ...(readme === undefined
      ? []
      : [
          readme
            .replace(/^\uFEFF/, "")
            .replace(/\r\n?/g, "\n")
            .replaceAll("\0", "\uFFFD") // a mistake in a page of ours, but nobody here can put this one right
            .trim(),
        ]),
  ];
  return `${parts.join("\n\n")}\n`;
}
