import { readFile, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { cached } from "../../../scripts/lib/cached";
import { temporaryFolder } from "../temporary-content";

async function cache() {
  const file = path.join(await temporaryFolder(), "deep/value.json");
  const make = vi.fn(async () => ({ text: "made" }));
  return { file, make, read: (key = "key") => cached(file, key, make) };
}

test("a value is created once", async () => {
  const { make, read } = await cache();
  expect(await read()).toEqual({ text: "made" });
  expect(await read()).toEqual({ text: "made" });
  expect(make).toHaveBeenCalledOnce();
});

test("with another key it's created again, and replaces the old one", async () => {
  const { make, read } = await cache();
  await read("one");
  await read("two");
  await read("one");
  expect(make).toHaveBeenCalledTimes(3);
});

test.each<[what: string, damage: (file: string) => Promise<void>]>([
  ["cut off", (file) => truncate(file, 40)],
  ["empty", (file) => truncate(file, 0)],
  ["altered", async (file) => writeFile(file, (await readFile(file, "utf8")).replace("made", "mad "))],
  ["something else", (file) => writeFile(file, "garbage\n{}")],
])("what is %s is made again", async (_, damage) => {
  const { file, make, read } = await cache();
  await read();
  await damage(file);
  expect(await read()).toEqual({ text: "made" });
  expect(make).toHaveBeenCalledTimes(2);
});

test("several that need a damaged value at once all get it, and a complete one is stored", async () => {
  const { file, make, read } = await cache();
  await read();
  await truncate(file, 40);
  expect(await Promise.all(Array.from({ length: 8 }, () => read()))).toEqual(Array(8).fill({ text: "made" }));
  const made = make.mock.calls.length;
  expect(await read()).toEqual({ text: "made" });
  expect(make).toHaveBeenCalledTimes(made);
});
