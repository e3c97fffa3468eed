import { expect, test } from "vitest";
import { checkTypes } from "../../../lib/check-types";
import { fencesOf } from "../../../lib/page-text";

/** What the compiler says without any error. */
const FINE = "\nexit status 0";

const files = Object.fromEntries(
  (await fencesOf("api/types/configuration.mdx")).map(({ title, code }) => [title, code]),
);
const check = (name: string, from: string | RegExp = "", to = "") =>
  checkTypes({ [name]: files[name]?.replace(from, to) ?? "" });

test("each sample compiles", async () => {
  expect(Object.keys(files)).toEqual(["rules.ts", "entries.ts", "both.ts"]);
  for (const name of Object.keys(files)) expect(await check(name), name).toBe(FINE);
}, 60_000);

test("a mistake is reported where it is", async () => {
  expect(await check("rules.ts", "test: /", "tests: /")).toMatch(
    /rules\.ts[(:]\d+.*'tests' does not exist in type 'RuleSetRule'/,
  );
  expect(await check("entries.ts", "import: `", "imports: `")).toMatch(/entries\.ts/);
}, 60_000);

test("an Entry isn't known to be an object", async () => {
  const add = (type: string) =>
    checkTypes({
      "a.ts": `import type { ${type} } from "webpack";\nexport const add = (all: ${type}) => { all.page = "./a.js"; };\n`,
    });
  expect(await add("EntryObject")).toBe(FINE);
  expect(await add("Entry")).toMatch(/Property 'page' does not exist/);
}, 60_000);

test("a list makes a MultiCompiler, and an object a Compiler", async () => {
  const code = `import webpack, { type Compiler, type MultiCompiler } from "webpack";
import { both } from "./both.js";
export const many: MultiCompiler = webpack(both);
export const one: Compiler = webpack({ name: "client" });
`;
  expect(await checkTypes({ "both.ts": files["both.ts"] ?? "", "use.ts": code })).toBe(FINE);
}, 60_000);
