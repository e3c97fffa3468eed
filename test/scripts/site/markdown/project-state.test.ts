import { expect, test } from "vitest";
import {
  projectFolder,
  readSteps,
  type Step,
  stateAfter,
  stateBefore,
} from "../../../../scripts/site/markdown/project-state";
import { writeContent } from "../../temporary-content";

const step = (name: string, files: string[], rest: Partial<Step> = {}): Step => {
  return { name, files, removed: [], isFresh: false, isExcluded: false, ...rest };
};
const steps = [
  step("1-a", ["a.js", "b.js"]),
  step("2-b", ["b.js", "c.js"], { removed: ["a.js"] }),
  step("3-c", ["d.js"], { isFresh: true }),
  step("4-d", ["a.js"]),
];

test("a page's project is beside it, under its name", () => {
  expect(projectFolder("/content/guides/caching.mdx").replaceAll("\\", "/")).toBe("/content/guides/projects/caching");
});

test.each([
  ["1-a", { "a.js": "1-a", "b.js": "1-a" }],
  ["2-b", { "b.js": "2-b", "c.js": "2-b" }],
  ["3-c", { "d.js": "3-c" }],
  ["4-d", { "d.js": "3-c", "a.js": "4-d" }],
])("after %s each file is the latest one", (name, state) => {
  expect(Object.fromEntries(stateAfter(steps, name))).toEqual(state);
});

test.each([
  ["1-a", {}],
  ["2-b", { "a.js": "1-a", "b.js": "1-a" }],
  ["3-c", {}],
  ["4-d", { "d.js": "3-c" }],
])("before %s is after the step before, unless it starts afresh", (name, state) => {
  expect(Object.fromEntries(stateBefore(steps, name))).toEqual(state);
});

test("an unknown step, and deleting a missing file, are reported", () => {
  expect(() => stateAfter(steps, "5-e")).toThrow("There is no step 5-e. The steps are: 1-a, 2-b, 3-c, 4-d.");
  expect(() => stateAfter([step("1-a", [], { removed: ["x"] })], "1-a")).toThrow(/1-a\/\.removed lists x/);
});

test("steps are read in the order of their numbers, with their marks", async () => {
  const folder = await writeContent({
    "10-last/src/x.js": "",
    "2-next/.removed": "a.js\r\nb.js\n",
    "2-next/.gitignore": "",
    "9-fresh/.fresh": "",
    "expected/x.txt": "",
  });
  expect(readSteps(folder)).toEqual([
    step("2-next", [".gitignore"], { removed: ["a.js", "b.js"] }),
    step("9-fresh", [], { isFresh: true }),
    step("10-last", ["src/x.js"]),
  ]);
  expect(readSteps(`${folder}/missing`)).toEqual([]);
});
