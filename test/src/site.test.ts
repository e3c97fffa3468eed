import { expect, test } from "vitest";
import { readSiteConfig } from "../../src/site";

test("a deployer who sets nothing gets the webpack site", () => {
  const config = readSiteConfig({});
  expect(config).toMatchObject({ name: "webpack", origin: "https://webpack.js.org", basePath: "/" });
  expect(config.editBase).toBe(`${config.repository}/edit/main/src/content`);
});

test.each([
  [{ SITE_NAME: "fork" }, { name: "fork" }],
  [{ SITE_ORIGIN: "http://localhost:3000/" }, { origin: "http://localhost:3000" }],
  [{ SITE_ORIGIN: "https://example.org/folder/" }, { origin: "https://example.org" }],
  [{ BASE_PATH: "/a/b-c_1.2~/" }, { basePath: "/a/b-c_1.2~/" }],
  [
    { REPOSITORY: "https://example.org/me/fork/" },
    { repository: "https://example.org/me/fork", editBase: "https://example.org/me/fork/edit/main/src/content" },
  ],
  [{ EDIT_BASE: "https://example.org/edit" }, { editBase: "https://example.org/edit" }],
])("%o changes %o", (env, change) => {
  expect(readSiteConfig(env)).toEqual({ ...readSiteConfig(env), ...change });
});

test("the address of new issues follows the repository", () => {
  expect(readSiteConfig({ REPOSITORY: "https://example.org/fork" }).links.issues).toBe(
    "https://example.org/fork/issues/new",
  );
});

test.each([
  ["SITE_ORIGIN", "webpack.js.org"],
  ["SITE_ORIGIN", "ftp://example.org"],
  ["REPOSITORY", "javascript:alert(1)"],
  ["EDIT_BASE", ""],
  ["BASE_PATH", "docs"],
  ["BASE_PATH", "/docs"],
  ["BASE_PATH", "docs/"],
  ["BASE_PATH", "//evil.example/"],
  ["BASE_PATH", "/a b/"],
  ["BASE_PATH", '/"><script>/'],
])("%s=%j is refused in a sentence that names it and shows an example", (name, value) => {
  expect(() => readSiteConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} is ".*example|^${name} is ".*Example`, "i"),
  );
});

test("every section has its own name", () => {
  const names = readSiteConfig({}).sections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
