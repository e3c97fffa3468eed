import { expect, test } from "vitest";
import {
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
  ["5.97.0", null],
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
