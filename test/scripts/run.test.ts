import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../scripts/paths";
import { temporaryFolder } from "./temporary-content";

/** A repository with one command, which says what its other module says. */
async function commandThatSays(word: string) {
  const root = await temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
  mkdirSync(path.join(root, "scripts"));
  copyFileSync(path.join(paths.root, "scripts/run.mjs"), path.join(root, "scripts/run.mjs"));
  symlinkSync(path.join(paths.root, "node_modules"), path.join(root, "node_modules"));
  write("package.json", "{}");
  write("tsconfig.json", "{}");
  write("scripts/say.ts", `import { word } from "./word";\nconsole.log(word);\n`);
  write("scripts/word.ts", `export const word = "${word}";\n`);
  const made = path.join(root, ".cache/commands/say.mjs");
  const run = () => execFileSync(process.execPath, ["scripts/run.mjs", "say"], { cwd: root, encoding: "utf8" }).trim();
  return { write, run, made, root };
}

test("a command is put together once", { timeout: 60_000 }, async () => {
  const { run, made } = await commandThatSays("one");
  expect(run()).toBe("one");
  const { ino } = statSync(made);
  expect(run()).toBe("one");
  expect(statSync(made).ino).toBe(ino);
});

test("an edited module, one in the place of another, and damage are seen", { timeout: 60_000 }, async () => {
  const { write, run, made, root } = await commandThatSays("one");
  expect(run()).toBe("one");
  write("scripts/word.ts", `export const word = "two";\n`);
  expect(run()).toBe("two");
  write("scripts/word.tsx", `export const word = "three";\n`);
  expect(run()).toBe("three");
  rmSync(path.join(root, "scripts/word.tsx"));
  expect(run()).toBe("two");
  truncateSync(made, 10);
  expect(run()).toBe("two");
  writeFileSync(`${made}.json`, "{");
  expect(run()).toBe("two");
});
