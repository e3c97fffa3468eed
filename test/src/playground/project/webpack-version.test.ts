import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import {
  changesSince,
  oldestAllowed,
  otherVersions,
  scriptsFor,
  versionFor,
  wantedVersion,
  withVersion,
} from "../../../../src/playground/project/webpack-version";

const SCRIPTS = {
  worker: "w.js",
  schemas: "s.js",
  "packages-css": "css.js",
  "worker@5.99.9": "w99.js",
  "schemas@5.99.9": "s99.js",
};
const OTHERS = ["5.99.9", "5.88.2"];
const wanting = (range: string) => ({ "package.json": JSON.stringify({ devDependencies: { webpack: range } }) });

test("the scripts of a version replace the installed version's, and packages are the same", () => {
  expect(otherVersions(SCRIPTS)).toEqual(["5.99.9"]);
  expect(scriptsFor("5.99.9", SCRIPTS)).toEqual({ worker: "w99.js", schemas: "s99.js", "packages-css": "css.js" });
  expect(scriptsFor(null, SCRIPTS)).toEqual({ worker: "w.js", schemas: "s.js", "packages-css": "css.js" });
});

test.each([
  ["5.99.9", "5.99.9"],
  ["=5.88.2", "5.88.2"],
  ["5.99", "5.99.9"],
  ["~5.99.0", "5.99.9"],
  ["5.88.x", "5.88.2"],
  ["^5.99.0", null],
  ["5.97.0", "5.99.9"],
  ["5.70.0", "5.88.2"],
  ["5.105.0", null],
  ["4.46.0", null],
  ["latest", null],
])("a project that wants webpack %s is built by %s", (range, version) => {
  expect(versionFor(wanting(range), OTHERS)).toBe(version);
});

test("a project can list webpack among its dependencies", () => {
  expect(wantedVersion({ "package.json": '{ "dependencies": { "webpack": "5.99.9" } }' })).toBe("5.99.9");
});

test("a choice is written to package.json, and removed again with everything that it added", () => {
  const files = { "src/index.js": "" };
  const chosen = withVersion(files, "5.99.9");
  expect(wantedVersion(chosen)).toBe("5.99.9");
  expect(withVersion(chosen, null)).toEqual(files);
});

test("other content of package.json stays", () => {
  const files = {
    "package.json": '{ "sideEffects": false, "dependencies": { "react": "19.0.0", "webpack": "^5.0.0" } }',
  };
  const chosen = withVersion(files, "5.88.2");
  expect(JSON.parse(chosen["package.json"] ?? "")).toEqual({
    sideEffects: false,
    dependencies: { react: "19.0.0" },
    devDependencies: { webpack: "5.88.2" },
  });
});

test.each(["{", "[]", "1"])("the package.json %s is left as it is", (text) => {
  const files = { "package.json": text };
  expect(withVersion(files, "5.99.9")).toBe(files);
  expect(versionFor(files, OTHERS)).toBeNull();
});

test.each([
  ["^5.88.2", "5.88.2"],
  [">=5.20", "5.20"],
  ["5.88.2", null],
  ["^4.46.0 || ^5.0.0", null],
  ["latest", null],
])("the oldest version that %s accepts, with later ones, is %s", (range, oldest) => {
  expect(oldestAllowed(wanting(range))).toBe(oldest);
});

test.each(["5.105.0", "5.88.2", "4.46.0", "3.12.0"])("there is a page with the changes since %s", (version) => {
  const [page = "", id] = changesSince(version).split("/#");
  const file = path.join(paths.content, page);
  expect([`${file.replace(/\/$/, "")}.mdx`, path.join(file, "index.mdx")].some(existsSync)).toBe(true);
  const anchors = readFileSync(path.join(paths.root, "test/published-anchors.txt"), "utf8").split("\n");
  if (id) expect(anchors).toContain(`${page}/#${id}`);
});
