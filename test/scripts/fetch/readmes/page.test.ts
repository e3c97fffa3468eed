import { expect, test } from "vitest";
import { pageText, readmeFile } from "../../../../scripts/fetch/readmes/page";
import { splitFrontMatter } from "../../../../scripts/site/content/front-matter";
import { entry } from "./readmes";

const PIN = { version: "1.2.3", integrity: "sha512-aa==" };

test("the page has the data of its entry", () => {
  const wanted = entry("some-loader", {
    title: "SomeLoader",
    group: "CSS: all",
    sort: 7,
    repository: "webpack/some-loader",
  });
  expect(readmeFile(wanted, false)).toBe("loaders/_some-loader.md");
  const { frontMatter, problems } = splitFrontMatter(pageText(wanted, PIN, "# some-loader"));
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({
    title: "SomeLoader",
    description: "How to install, configure and use some-loader 1.2.3: its README.",
    sort: 7,
    group: "CSS: all",
    contributors: [],
    related: [],
    source: "https://github.com/webpack/some-loader/blob/v1.2.3/README.md",
    edit: "https://github.com/webpack/some-loader/edit/main/README.md",
    repo: "https://github.com/webpack/some-loader",
  });
});

test("the authors in the package's metadata are its contributors", () => {
  const text = pageText(entry("some-loader"), { ...PIN, contributors: ["sokra"] }, "Text.");
  expect(splitFrontMatter(text).frontMatter.contributors).toEqual(["sokra"]);
});

test("pages that others maintain are marked", () => {
  const text = pageText(entry("some-loader", { repository: "somebody/some-loader" }), PIN, "Text.");
  expect(splitFrontMatter(text).frontMatter).toMatchObject({ thirdParty: true });
  expect(text).toContain("outside the webpack organization");
});

test("the edit address has the repository's working branch", () => {
  const text = pageText(entry("some-loader", { branch: "master", directory: "packages/some-loader" }), PIN, "Text.");
  const { edit } = splitFrontMatter(text).frontMatter;
  expect(edit).toBe("https://github.com/example/some-loader/edit/master/packages/some-loader/README.md");
});

test("a package in a folder of its repository is found there, with the ref of the version", () => {
  const text = pageText(entry("some-loader", { directory: "packages/some-loader", ref: "HEAD" }), PIN, "Text.");
  const { source } = splitFrontMatter(text).frontMatter;
  expect(source).toBe("https://github.com/example/some-loader/blob/HEAD/packages/some-loader/README.md");
});

test("our note comes before the README, which can't change the front matter", () => {
  const readme = "\uFEFF---\r\ntitle: Mine\r\n---\r\n\r\nText.";
  const text = pageText(entry("some-loader", { note: "Use another." }), PIN, readme);
  expect(splitFrontMatter(text).frontMatter.title).toBe("some-loader");
  expect(text.indexOf("Use another.")).toBeLessThan(text.indexOf("title: Mine"));
  expect(text).not.toMatch(/\r|\uFEFF/);
});

test("a NUL byte in a README is shown as one, because it can't be removed here", () => {
  expect(pageText(entry("some-loader"), PIN, "a\0b")).toContain("a\uFFFDb");
});

test("it has the date of its version, if that is known and the README is there", () => {
  const published = "2026-02-17T16:14:44Z";
  const dateOf = (text: string) => splitFrontMatter(text).frontMatter.published;
  expect(dateOf(pageText(entry("some-loader"), { ...PIN, published }, "Text."))).toBe(published);
  expect(dateOf(pageText(entry("some-loader"), PIN, "Text."))).toBeUndefined();
  expect(dateOf(pageText(entry("some-loader"), { ...PIN, published }, undefined))).toBeUndefined();
});

test("beside our own page, the README has an address below it, links to it, and isn't listed separately", () => {
  const wanted = entry("some-loader", { title: "SomeLoader" });
  expect(readmeFile(wanted, true)).toBe("loaders/some-loader/_readme.md");
  const text = pageText(wanted, PIN, "Text.", true);
  const { frontMatter } = splitFrontMatter(text);
  expect(frontMatter).toMatchObject({ title: "README of SomeLoader", group: "Scripts" });
  expect(frontMatter.sort).toBeUndefined();
  expect(frontMatter.edit).toBe("https://github.com/example/some-loader/edit/main/README.md");
  const related = [{ title: "The page about SomeLoader", url: "/loaders/some-loader/" }];
  const relatedOf = (page: string) => splitFrontMatter(page).frontMatter.related;
  expect(relatedOf(text)).toEqual(related);
  expect(relatedOf(pageText(wanted, PIN, undefined, true))).toEqual(related);
  expect(relatedOf(pageText(wanted, PIN, "Text."))).toEqual([]);
});
