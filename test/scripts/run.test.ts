import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { paths } from "../../scripts/paths";

let clone = "";

beforeEach(() => {
  clone = realpathSync(mkdtempSync(path.join(tmpdir(), "commands-")));
  mkdirSync(path.join(clone, "scripts"));
  for (const file of [
    "package.json",
    ...["run", "bundle-command", "file-state"].map((name) => `scripts/${name}.mjs`),
  ]) {
    cpSync(path.join(paths.root, file), path.join(clone, file));
  }
  symlinkSync(path.join(paths.root, "node_modules"), path.join(clone, "node_modules"), "junction");
  write(
    "hello.ts",
    'import { word } from "./word";\nconsole.log(word, import.meta.filename, process.argv.slice(2).join());\n',
  );
  write("word.ts", 'export const word: string = "Hello";\n');
});
afterEach(() => rmSync(clone, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(clone, "scripts", name), text);
const run = () =>
  execFileSync(process.execPath, ["scripts/run.mjs", "hello", "--to=you"], { cwd: clone, encoding: "utf8" }).trim();
/** Runs it, and tells which file that was. */
const made = () => {
  run();
  return statSync(path.join(clone, ".cache/commands/hello.mjs")).ino;
};

test("a command knows where it was written, and what it was called with", () => {
  expect(run()).toBe(`Hello ${path.join(clone, "scripts/hello.ts")} --to=you`);
});

test("a command is put together once, and again when one of its modules has changed", () => {
  const first = made();
  expect(made()).toBe(first);
  write("word.ts", 'export const word: string = "Good evening";\n');
  expect(run()).toMatch(/^Good evening /);
});

test("half a file is not run", () => {
  run();
  writeFileSync(path.join(clone, ".cache/commands/hello.mjs"), 'console.log("Hel');
  expect(run()).toMatch(/^Hello /);
});
