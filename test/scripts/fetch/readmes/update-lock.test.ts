import { expect, test } from "vitest";
import { updateLock } from "../../../../scripts/fetch/readmes/update-lock";
import { entry, pin, setUp } from "./readmes";
import { PUBLISHED_AT } from "./registry-server";

const ONE = entry("one-loader");
const TWO = entry("two-plugin");
const published = PUBLISHED_AT.kept;
const newest = {
  "one-loader": { ...pin("one-loader", "1.1.1"), published },
  "two-plugin": { ...pin("two-plugin", "2.0.0"), published, contributors: ["two"] },
};

test.each([
  ["1.0.0", "one-loader 1.0.0 → 1.1.1, README changed"],
  ["1.1.0", "one-loader 1.1.0 → 1.1.1, README the same"],
])("from %s it pins the newest version and says what changed", async (version, change) => {
  const { options } = await setUp([], {});
  const lock = { "one-loader": pin("one-loader", version), "two-plugin": pin("two-plugin", "2.0.0") };
  const updated = await updateLock({ ...options, packages: [ONE, TWO], lock, registry: await options.registry() });
  expect(updated).toEqual({ lock: newest, changes: [change] });
});

test("pins new packages in the list, and drops those that left it", async () => {
  const { options } = await setUp([], {});
  const lock = { "gone-loader": { version: "1.0.0", integrity: "sha512-aa==" } };
  const updated = await updateLock({ ...options, packages: [ONE], lock, registry: await options.registry() });
  expect(Object.keys(updated.lock)).toEqual(["one-loader"]);
  expect(updated.changes).toEqual(["one-loader new at 1.1.1", "gone-loader is no longer in the list"]);
});

test("a package that keeps its version keeps its date if the registry has none", async () => {
  const { options } = await setUp([], {});
  const known = { ...pin("one-loader", "1.1.1"), published };
  const registry = { ...(await options.registry()), latest: async () => pin("one-loader", "1.1.1") };
  const updated = await updateLock({ ...options, packages: [ONE], lock: { "one-loader": known }, registry });
  expect(updated).toEqual({ lock: { "one-loader": known }, changes: [] });
});

test("changes nothing if a package can't be fetched, and names it", async () => {
  const { options } = await setUp([], {});
  const update = updateLock({
    ...options,
    packages: [ONE, entry("lost-loader")],
    lock: {},
    registry: await options.registry(),
  });
  await expect(update).rejects.toThrow(/The lock file wasn't changed.*\n {2}lost-loader: .* doesn't have it\./);
});
