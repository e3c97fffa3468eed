import { expect, test } from "vitest";
import { parseDeclarations } from "../../../scripts/facts/declarations/read-declarations";
import { membersUsed } from "../../../scripts/facts/members/members-used";
import { parse } from "../../../scripts/facts/messages/source";

const declarations = parseDeclarations(`
  declare class Compilation { hooks: object; moduleGraph: object; emitAsset(): void }
  declare class Module { identifier(): string }
  declare class NormalModule extends Module { resource: string }
  declare class Chunk { name: string; files: Set<string> }
`);
const used = (code: string) => membersUsed([parse(code)], declarations);

test("members are recognized by the name of their object, also if it is a member itself", () => {
  expect(used("compilation.emitAsset(); this.compilation.moduleGraph; childCompilation.emitAsset();")).toEqual([
    "Compilation.emitAsset",
    "Compilation.moduleGraph",
  ]);
  expect(used("entryModule.identifier(); module.resource;")).toEqual(["Module.identifier", "NormalModule.resource"]);
  expect(used("const { moduleGraph, emitAsset: emit } = stats.compilation;")).toEqual([
    "Compilation.emitAsset",
    "Compilation.moduleGraph",
  ]);
});

test("what the class doesn't have, and what every plugin uses, isn't counted", () => {
  expect(used("module.exports = compilation.hooks; chunk.name; other.files; chunk.size;")).toEqual([]);
});
