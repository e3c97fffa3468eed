import { CompletionContext } from "@codemirror/autocomplete";
import { typescriptLanguage } from "@codemirror/lang-javascript";
import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { completeOptions, completionOf } from "../../../../../src/playground/editor/configuration/completion";
import { explain, facts, firstSentence } from "../../../../../src/playground/editor/configuration/explain";
import type { Option } from "../../../../../src/utilities/option-files";
import { schema } from "./read";

const CHUNKS: Option = {
  path: "output.asyncChunks",
  type: "boolean",
  default: { modes: { development: "true", production: "true", none: "true" } },
  since: "5.64",
  deprecated: false,
  description: "Decides whether there are chunks, e.g. for `import()`. Set it to false for one file.",
};

const data = { schema: async () => schema, options: async () => new Map([[CHUNKS.path, CHUNKS]]) };

/** Completes at the `|` in a text. */
function complete(marked: string, isExplicit = true) {
  const pos = marked.indexOf("|");
  const doc = marked.slice(0, pos) + marked.slice(pos + 1);
  const state = EditorState.create({ doc, extensions: [typescriptLanguage] });
  return completeOptions(data)(new CompletionContext(state, pos, isExplicit));
}

describe("the list", () => {
  test("has the options that aren't set yet, with their descriptions", async () => {
    const result = await complete("export default { output: { filename: 'a.js', asy| } };");
    const labels = result?.options.map(({ label }) => label);
    expect(labels).toContain("path");
    expect(labels).not.toContain("filename");
    expect(result?.options.find(({ label }) => label === "asyncChunks")).toMatchObject({ detail: "boolean" });
    expect(result).toMatchObject({ from: 45, to: 48 });
  });

  test("still has the name that is being edited", async () => {
    const result = await complete("export default { mo|de: 'none' };");
    expect(result?.options.map(({ label }) => label)).toContain("mode");
  });

  test("opens automatically once a name was started, and otherwise on request", async () => {
    expect(await complete("export default { | };", false)).toBeNull();
    expect(await complete("export default { m| };", false)).not.toBeNull();
    expect(await complete("export default { | };")).not.toBeNull();
  });

  test("doesn't open where nothing is known, or while the schema can't be fetched", async () => {
    expect(await complete("export default { module: { rules: [{ options: { | } }] } };")).toBeNull();
    const state = EditorState.create({ doc: "export default {  };", extensions: [typescriptLanguage] });
    const source = completeOptions({ ...data, schema: async () => null });
    expect(await source(new CompletionContext(state, 17, true))).toBeNull();
  });
});

describe("a quoted string", () => {
  test.each([
    ["export default { mode: '|' };", ["development", "production", "none"]],
    ["export default { mode: 'pro|d', entry: './a.js' };", ["development", "production", "none"]],
    ["export default { mode: 'pro|\n};", ["development", "production", "none"]],
    ["export default { cache: { type: '|' } };", ["memory", "filesystem"]],
    ["export default { output: { enabledChunkLoadingTypes: ['|'] } };", ["jsonp", "import-scripts", "require"]],
    ["export default { module: { rules: [{ enforce: isFirst ? '|' : undefined }] } };", ["pre", "post"]],
  ])("%s is one of those that the schema lists", async (marked, texts) => {
    const result = await complete(marked, false);
    expect(result?.options.map(({ label }) => label)).toEqual(expect.arrayContaining(texts));
  });

  test("is replaced without its quotes", async () => {
    expect(await complete("export default { mode: 'pro|d' };")).toMatchObject({ from: 24, to: 28 });
  });

  test.each([
    "export default { entry: '|' };",
    "export default { plugins: [new Plugin('|')] };",
    "const mode = '|';\nexport default { mode };",
  ])("%s is left alone", async (marked) => {
    expect(await complete(marked)).toBeNull();
  });
});

test("a name that needs quotes gets them, once", () => {
  expect(completionOf("css/auto", undefined, false).apply).toBe('"css/auto"');
  expect(completionOf("css/auto", undefined, true).apply).toBeUndefined();
  expect(completionOf("filename", undefined, false).apply).toBeUndefined();
});

test("deprecated options come last", () => {
  expect(completionOf("a", { ...CHUNKS, deprecated: true }, false).boost).toBeLessThan(0);
  expect(completionOf("a", CHUNKS, false).boost).toBeUndefined();
});

test("an option is explained by its type, its default, its version and one sentence", () => {
  expect([...explain(CHUNKS).children].map(({ textContent }) => textContent)).toEqual([
    "boolean",
    "Default: true · Since 5.64",
    "Decides whether there are chunks, e.g. for import().",
  ]);
  expect(explain(CHUNKS).querySelector("code")?.textContent).toBe("import()");
});

test.each([
  [{ development: '"eval"', production: "false", none: "false" }, {}, '"eval" in development, false in production'],
  [{ development: null, production: null, none: null }, {}, "unset"],
  [{ development: null, production: null, none: null }, { whenOn: "1000" }, "1000"],
  [{ development: "true", production: null, none: null }, {}, "true in development, unset in production"],
])("the default %j %j is said as %s", (modes, rest, text) => {
  expect(facts({ ...CHUNKS, since: undefined, default: { modes, ...rest } })).toEqual([`Default: ${text}`]);
});

test.each([
  ["One. Two.", "One."],
  ["Writes a.js, e.g. for b.js", "Writes a.js, e.g. for b.js"],
  ["Cut off …", "Cut off …"],
])("the first sentence of %j is %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
