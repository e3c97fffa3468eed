import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import smallAutocompleteLoader from "../../../../scripts/site/webpack/small-autocomplete-loader.mjs";

const resolve = createRequire(import.meta.url).resolve;

/** Returns what a module of autocomplete.js requires, as it is installed and as it is bundled. */
function required(name: string): { installed: string[]; bundled: string[] } {
  const code = readFileSync(resolve(`autocomplete.js/src/autocomplete/${name}`), "utf8");
  const requests = (text: string) => [...text.matchAll(/require\('([^']+)'\)/g)].map((match) => match[1] ?? "");
  return { installed: requests(code), bundled: requests(smallAutocompleteLoader(code)) };
}

test.each([
  ["typeahead.js", "../sources/index.js"],
  ["event_emitter.js", "immediate"],
])("%s is bundled without %s, and with all else", (name, left) => {
  const { installed, bundled } = required(name);
  expect(installed).toContain(left);
  expect(bundled).toEqual(installed.filter((request) => request !== left));
});

test("what is put off comes when the present call is over, in the same order", async () => {
  const code = readFileSync(resolve("autocomplete.js/src/autocomplete/event_emitter.js"), "utf8");
  const module = { exports: {} as Record<string, (...parts: unknown[]) => unknown> };
  new Function("module", "require", smallAutocompleteLoader(code))(module, () => undefined);
  const emitter: Record<string, (...parts: unknown[]) => unknown> = { ...module.exports };
  const heard: string[] = [];
  emitter.onAsync?.("first second", (type: unknown) => heard.push(String(type)));
  emitter.trigger?.("first");
  emitter.trigger?.("second");
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(["first", "second"]);
});
