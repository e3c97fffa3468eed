import { expect, test } from "vitest";
import { byEveryName, mentionsOf, shownName } from "../../../../scripts/facts/declarations/declaration";
import { parseDeclarations } from "../../../../scripts/facts/declarations/read-declarations";

const declarations = parseDeclarations(`
declare interface Options {
	/** The place. */
	place?: Inner_1 | "none";
}
declare interface Inner_1 {
	deep: {
		/**
		 * A note that no page repeats.
		 */
		size: number;
	};
}
declare abstract class Base {}
/**
 * The first class.
 */
declare class First<T> extends Base {
	constructor(options: Options);

	/**
	 * Use second.
	 * @deprecated
	 */
	get old(): First<T>;
	set old(value: First<T>);
	_private: string;
	static create(): First<string> & exports.Known;
}
declare function exports(options: Options): First<string>;
declare namespace exports {
	export interface Known {
		a: number;
	}
	export const version: string;
	export namespace util {
		export let twice: (value: Options) => number;
		export namespace deep {
			export { Base };
		}
		export { First };
	}
	export { First, Options as PublicOptions };
}
export = exports;
`);
const names = byEveryName(declarations);
const codeOf = (name: string) =>
  names.get(name)?.members.map(({ signatures }) => {
    return signatures.map((code) => code.map((part) => (typeof part === "string" ? part : `<${part.name}>`)).join(""));
  });

test("classes, interfaces and namespaces have the names under which they are exported", () => {
  const exported = [...declarations.values()].map(({ name, kind, exported: as }) => [name, kind, as]);
  expect(exported).toEqual([
    ["Options", "interface", ["PublicOptions"]],
    ["Inner_1", "interface", []],
    ["Base", "class", ["util.deep.Base"]],
    ["First", "class", ["util.First", "First"]],
    ["Known", "interface", ["Known"]],
    ["webpack", "namespace", ["webpack"]],
    ["util", "namespace", ["util"]],
    ["util.deep", "namespace", ["util.deep"]],
  ]);
  expect(names.get("util.First")).toBe(names.get("First"));
});

test("signatures have no comments, no modifiers, and their types as separate parts", () => {
  expect(codeOf("First")).toEqual([
    ["constructor(options: <Options>)"],
    ["get old(): <First><T>", "set old(value: <First><T>)"],
    ["_private: string"],
    ["static create(): <First><string> & <Known>"],
  ]);
  expect(names.get("First")?.head).toEqual(["class First<T> extends ", { name: "Base" }]);
  expect(codeOf("Inner_1")).toEqual([["deep: {\n  size: number;\n}"]]);
});

test("a namespace has its values, its namespaces and the classes that it exports", () => {
  expect(codeOf("util")).toEqual([
    ["twice: (value: <Options>) => number"],
    ["namespace <util.deep>"],
    ["export <First>"],
  ]);
  expect(codeOf("webpack")).toEqual([["version: string"], ["namespace <util>"]]);
});

test("deprecated members are marked", () => {
  expect(
    names
      .get("First")
      ?.members.filter(({ deprecated }) => deprecated)
      .map(({ name }) => name),
  ).toEqual(["old"]);
  expect(names.get("First")?.deprecated).toBe(false);
});

test("a name is shown without its namespace, unless it's deep inside one", () => {
  const shown = ["First", "PublicOptions", "Inner_1", "Base", "util"].map((name) => {
    const declaration = names.get(name);
    return declaration && shownName(declaration);
  });
  expect(shown).toEqual(["First", "PublicOptions", "Inner_1", "util.deep.Base", "util"]);
});

test("a declaration mentions each type once", () => {
  expect(mentionsOf(names.get("First") ?? { head: [], members: [] })).toEqual(["Base", "Options", "First", "Known"]);
});
