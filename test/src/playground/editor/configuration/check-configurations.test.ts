import { typescriptLanguage } from "@codemirror/lang-javascript";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { checkConfigurations } from "../../../../../src/playground/editor/configuration/check-configurations";
import type { OptionSchema } from "../../../../../src/utilities/option-files";
import { schema } from "./read";

function check(doc: string, known: OptionSchema | null = schema) {
  const state = EditorState.create({ doc, extensions: [typescriptLanguage] });
  return checkConfigurations({ schema: async () => known, options: async () => new Map() })({ state });
}

test("configurations in an array are named by their index, as in webpack", async () => {
  const found = await check("export default [{ mode: 'none' }, () => ({}), { mod: 1 } satisfies Configuration];");
  expect(found.map(({ message }) => message)).toEqual([
    "configuration[2] has an unknown property 'mod'. Did you mean 'mode'?",
  ]);
});

test("the probable meaning is offered", async () => {
  const [finding] = await check("export default { mod: 'none', };");
  expect(finding).toMatchObject({ from: 17, to: 20, severity: "error", actions: [{ name: "Change to mode" }] });
});

test("while the schema can't be fetched, nothing is reported", async () => {
  expect(await check("export default { mod: 1 };", null)).toEqual([]);
});
