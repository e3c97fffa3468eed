import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readmeLock, readmePackages } from "../../../../scripts/fetch/readmes/packages";
import { ownPageFile } from "../../../../scripts/fetch/readmes/page";
import { paths } from "../../../../scripts/lib/paths";
import { splitFrontMatter } from "../../../../scripts/site/content/front-matter";

const own = readmePackages.filter((entry) => existsSync(path.join(paths.content, ownPageFile(entry))));

test("packages that everybody uses have a page of ours", () => {
  expect(own.map(({ name }) => name)).toContain("babel-loader");
});

test.each(own)(
  "the page about $name has the place of its README, leads to it, and says who maintains the package",
  (entry) => {
    const { section, name, title, group, sort, repository } = entry;
    const text = readFileSync(path.join(paths.content, ownPageFile(entry)), "utf8");
    const { frontMatter } = splitFrontMatter(text);
    const repo = `https://github.com/${repository}`;
    expect(frontMatter).toMatchObject({ title, group, sort, repo });
    expect(frontMatter.thirdParty ?? false).toBe(!repository.startsWith("webpack/"));
    expect(text).toMatch(new RegExp(`(?:url: |\\]\\()/${section}/${name}/readme/`));
  },
);

test.each(own)("the page about $name describes the version whose README is beside it", (entry) => {
  const [version] = /^\d+\.\d+/.exec(readmeLock[entry.name]?.version ?? "") ?? [];
  const advice = `lock.json pins another ${entry.name}: read what has changed, and write this version into the page.`;
  expect(readFileSync(path.join(paths.content, ownPageFile(entry)), "utf8"), advice).toMatch(
    new RegExp(`version ${version}\\b`),
  );
});

const COMPILERS = path.join(import.meta.dirname, "../../../outputs/compilers/package.json");
const tried: Record<string, string> = JSON.parse(readFileSync(COMPILERS, "utf8")).devDependencies;

test.each(Object.keys(tried).filter((name) => readmeLock[name]))(
  "the samples of %s are tried with the version of its README",
  (name) => {
    const minor = (version = "") => version.split(".").slice(0, 2).join(".");
    const advice = "Give test/outputs/compilers/package.json the version of lock.json, and its lock file too, by npm.";
    expect(minor(tried[name]), advice).toBe(minor(readmeLock[name]?.version));
  },
);
