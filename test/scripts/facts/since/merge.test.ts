import { expect, test } from "vitest";
import { isRead, mergeVersion, NOTHING_READ, type PackageHistory } from "../../../../scripts/facts/since/merge";
import type { Names } from "../../../../scripts/facts/since/names";

const oldest = names({ options: ["mode"], flags: ["--mode"] });

function names(some: Partial<Names>): Names {
  return { options: [], values: [], hooks: [], exports: [], flags: [], members: [], codes: [], ...some };
}

function merged(...versions: [version: string, names: Names][]): PackageHistory {
  return versions.reduce((history, [version, found]) => mergeVersion(history, version, found, oldest), NOTHING_READ);
}

test("each name gets the first version that has it, and names of the oldest version are left out", () => {
  const history = merged(
    ["5.0.0", oldest],
    ["5.1.0", names({ options: ["mode", "output.clean"] })],
    ["5.1.3", names({ options: ["mode", "output.clean"], hooks: ["Compiler.hooks.emit"] })],
    ["5.2.0", names({ options: ["mode", "output.clean", "loader"], flags: ["--mode", "--loader"] })],
  );
  expect(history.first).toEqual({
    options: { loader: "5.2", "output.clean": "5.1" },
    values: {},
    hooks: { "Compiler.hooks.emit": "5.1.3" },
    exports: {},
    flags: { "--loader": "5.2" },
    members: {},
    codes: {},
  });
});

test("the order of reading doesn't matter", () => {
  const one: [string, Names] = ["5.9.0", names({ options: ["b", "a"] })];
  const other: [string, Names] = ["5.10.1", names({ options: ["a", "c"] })];
  const history = merged(["5.0.0", oldest], one, other);
  expect(JSON.stringify(merged(["5.0.0", oldest], other, one))).toBe(JSON.stringify(history));
  expect(Object.entries(history.first.options)).toEqual([
    ["a", "5.9"],
    ["b", "5.9"],
    ["c", "5.10.1"],
  ]);
  expect(history.versions).toEqual(["5.0.0", "5.9.0", "5.10.1"]);
});

test("a name that disappears and returns keeps its first version, and names of the oldest version are never new", () => {
  const again = names({ options: ["mode", "back"] });
  const history = merged(["5.0.0", oldest], ["5.1.0", again], ["5.2.0", names({})], ["5.3.0", again]);
  expect(history.first.options).toEqual({ back: "5.1" });
});

test("values that an option only starts to list aren't new", () => {
  const before = names({ values: ["output.hashDigest=*"] });
  const later = names({ values: ["output.hashDigest=hex", "externalsType=module", "output.filename=*"] });
  expect(mergeVersion(NOTHING_READ, "5.1.0", later, before).first.values).toEqual({ "externalsType=module": "5.1" });
});

test("a patch has its own names", () => {
  const history = merged(["5.0.0", oldest], ["5.1.0", names({ options: ["a"] })], ["5.1.1", names({ options: ["b"] })]);
  expect(history.versions).toEqual(["5.0.0", "5.1.0", "5.1.1"]);
  expect(history.first.options).toEqual({ a: "5.1", b: "5.1.1" });
});

test("a version before the oldest one is refused, with advice", () => {
  const history = merged(["5.1.0", oldest]);
  expect(() => mergeVersion(history, "5.0.0", oldest, oldest)).toThrow(
    "5.0.0 is older than 5.1.0, the oldest version in since.json. Delete that file to read all versions again.",
  );
});

test("a minor is read when its first and its last version are", () => {
  const history = merged(["5.0.0", oldest], ["5.1.0", oldest], ["5.1.2", oldest]);
  expect(isRead(history, ["5.0.0"])).toBe(true);
  expect(isRead(history, ["5.1.0", "5.1.1", "5.1.2"])).toBe(true);
  expect(isRead(history, ["5.1.0", "5.1.1", "5.1.2", "5.1.3"])).toBe(false);
  expect(isRead(history, ["5.2.0"])).toBe(false);
});

test("merging doesn't change its input", () => {
  const history = merged(["5.0.0", oldest]);
  const copy = structuredClone(history);
  mergeVersion(history, "5.1.0", names({ options: ["new"] }), oldest);
  expect(history).toEqual(copy);
  expect(NOTHING_READ.versions).toEqual([]);
});
