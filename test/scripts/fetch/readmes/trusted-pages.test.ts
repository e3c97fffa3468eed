import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readmeLock, readmePackages } from "../../../../scripts/fetch/readmes/packages";
import { trustedPageFile } from "../../../../scripts/fetch/readmes/page";
import { paths } from "../../../../scripts/lib/paths";
import { splitFrontMatter } from "../../../../scripts/site/content/front-matter";

const own = readmePackages.filter((entry) => existsSync(path.join(paths.content, trustedPageFile(entry))));

test("packages that are widely used have our own page", () => {
  expect(own.map(({ name }) => name)).toContain("babel-loader");
});

test.each(own)(
  "the page about $name takes the address of its README, links to it, and says who maintains the package",
  (entry) => {
    const { section, name, title, group, sort, repository } = entry;
    const text = readFileSync(path.join(paths.content, trustedPageFile(entry)), "utf8");
    const { frontMatter } = splitFrontMatter(text);
    const repo = `https://github.com/${repository}`;
    expect(frontMatter).toMatchObject({ title, group, sort, repo });
    expect(frontMatter.thirdParty ?? false).toBe(!repository.startsWith("webpack/"));
    expect(text).toMatch(new RegExp(`(?:url: |\\]\\()/${section}/${name}/readme/`));
  },
);

test.each(own)("the page about $name describes the version of the README below it", (entry) => {
  const [version] = /^\d+\.\d+/.exec(readmeLock[entry.name]?.version ?? "") ?? [];
  const advice = `lock.json pins another ${entry.name}: read what has changed, and write this version into the page.`;
  expect(readFileSync(path.join(paths.content, trustedPageFile(entry)), "utf8"), advice).toMatch(
    new RegExp(`version ${version}\\b`),
  );
});

/**
 * The packages with which samples of pages are tested, and their versions. The site itself is built with some of them.
 */
const tried = ["test/proofs/packages/compilers", "test/proofs/packages/plugins", "."].flatMap((folder) => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(paths.root, folder, "package.json"), "utf8"));
  const versions = devDependencies as Record<string, string>;
  return Object.entries(versions)
    .filter(([name]) => own.some((entry) => entry.name === name))
    .map(([name, version]) => ({ folder, name, version: version.replace("^", "") }));
});

test("samples on all our own pages are tested with a package from one of the folders", () => {
  expect(tried.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(own.map(({ name }) => name).sort()));
});

test.each(tried)("$folder tests the samples of $name with the version of its README", ({ folder, name, version }) => {
  const minor = (full = "") => full.split(".").slice(0, 2).join(".");
  const advice = `Give ${folder}/package.json the version of lock.json, and its lock file too, by npm.`;
  expect(minor(version), advice).toBe(minor(readmeLock[name]?.version));
});
