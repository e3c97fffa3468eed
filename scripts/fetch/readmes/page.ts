import type { Pin, ReadmePackage } from "./packages";

/** Returns the path, in the content folder, of our own page about a package, whether or not it exists. */
export function trustedPageFile({ section, name }: ReadmePackage): string {
  return `${section}/${name}.mdx`;
}

/**
 * Returns the path of a README in the content folder. The underscore marks it as fetched and excludes it from git.
 *
 * @param hasTrustedPage Whether we wrote a page about the package, which then has the package's address. The README is below
 *   it.
 */
export function readmeFile({ section, name }: ReadmePackage, hasTrustedPage: boolean): string {
  return hasTrustedPage ? `${section}/${name}/_readme.md` : `${section}/_${name}.md`;
}

/**
 * Returns the page of a README. `scripts/site/markdown/rehype-external.ts` resolves its relative links against `source`
 * when the page is compiled.
 *
 * @param readme The text of the README. If undefined, the page says that it is missing.
 * @param hasTrustedPage Whether we wrote a page about the package, which the README then links to.
 */
export function pageText(
  entry: ReadmePackage,
  { version, published, contributors }: Pin,
  readme: string | undefined,
  hasTrustedPage = false,
): string {
  const { name, section, title, sort, group, repository, directory, note } = entry;
  const repo = `https://github.com/${repository}`;
  const inRepo = directory ? `${directory}/README.md` : "README.md";
  const source = `${repo}/blob/${entry.ref ?? `v${version}`}/${inRepo}`;
  const owner = repository.split("/")[0] ?? "";
  const isThirdParty = !/^webpack(-contrib)?$/.test(owner);
  const frontMatter = {
    ...(hasTrustedPage ? { title: `README of ${title}`, group } : { title, sort, group }),
    description: `How to install, configure and use ${name} ${version}: its README.`,
    source,
    edit: `${repo}/edit/${entry.branch ?? "main"}/${inRepo}`,
    repo,
    ...(contributors && { contributors }),
    ...(isThirdParty && { thirdParty: true }),
    // This link isn't in the text, because links in the text lead to the package's repository.
    ...(hasTrustedPage && { related: [{ title: `The page about ${title}`, url: `/${section}/${name}/` }] }),
    // Without the README, its date would be wrong.
    ...(published && readme !== undefined && { published }),
  };
  const fields = Object.entries(frontMatter).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  const release = `[\`${name}\` ${version}](https://www.npmjs.com/package/${name}/v/${version})`;
  const outside = isThirdParty
    ? ` It is maintained by [${owner}](https://github.com/${owner}), outside the webpack organization.`
    : "";
  const missing = `The README of ${release} couldn't be fetched when this site was built. [Read it in its repository](${source}).`;
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
            .replaceAll("\0", "\uFFFD") // `\0` is an error on a trusted page, but it can't be fixed here.
            .trim(),
        ]),
  ];
  return `${parts.join("\n\n")}\n`;
}
