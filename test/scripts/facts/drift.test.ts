import { expect, test } from "vitest";
import { compareFacts } from "../../../scripts/facts/compare";
import type { Facts } from "../../../scripts/facts/facts";
import { formatDrift } from "../../../scripts/facts/format-drift";
import { pageOf } from "../../../scripts/facts/page-of";

function facts(tables: Partial<Facts>): Facts {
  const empty = { versions: {}, options: {}, flags: {}, exports: {}, hooks: {}, loaderContext: {}, moduleNames: {} };
  return { ...empty, ...tables };
}

function page(url: string, ...titles: string[]) {
  const anchors = titles.map((title) => ({ id: title.toLowerCase().replaceAll(".", ""), title, level: 2 as const }));
  return { url, anchors };
}

const pages = [
  page("/configuration/output/", "output.filename", "output.clean"),
  page("/api/compiler-hooks/", "emit"),
  page("/api/cli/", "--watch"),
  page("/api/loaders/", "this.emitFile(name, content)"),
  page("/api/module-variables/", "__webpack_hash__", "import.meta.webpackHot"),
  page("/plugins/define-plugin/"),
  page("/plugins/internal-plugins/", "JsonpTemplatePlugin"),
];

test("reports additions, removals and changes, and nothing else", () => {
  const before = facts({ options: { stays: "a", goes: "b", changes: "c" } });
  const after = facts({ options: { stays: "a", changes: "d", appears: "e" } });
  expect(compareFacts(before, after)).toEqual([
    { kind: "options", name: "appears", after: "e" },
    { kind: "options", name: "changes", before: "c", after: "d" },
    { kind: "options", name: "goes", before: "b" },
  ]);
});

test("a kind that the older state lacks is new as a whole", () => {
  const before = { ...facts({}), hooks: undefined } as unknown as Facts;
  expect(compareFacts(before, facts({ hooks: { "Compiler.hooks.emit": "x" } }))).toHaveLength(1);
});

test.each([
  ["options", "output.filename", "/configuration/output/#outputfilename"],
  ["options", "output.clean.keep", "/configuration/output/#outputclean"],
  ["options", "unheard.of", "/configuration/"],
  ["hooks", "Compiler.hooks.emit", "/api/compiler-hooks/#emit"],
  ["hooks", "Compiler.hooks.unheardOf", "/api/compiler-hooks/"],
  ["exports", "webpack.DefinePlugin", "/plugins/define-plugin/"],
  ["exports", "webpack.web.JsonpTemplatePlugin", "/plugins/internal-plugins/#jsonptemplateplugin"],
  ["exports", "webpack.UnheardOfPlugin", "/plugins/"],
  ["exports", "webpack.validate", "/api/node/"],
  ["flags", "--watch", "/api/cli/#--watch"],
  ["flags", "--unheard-of", "/api/cli/"],
  ["loaderContext", "this.emitFile", "/api/loaders/#thisemitfile(name, content)"],
  ["moduleNames", "__webpack_hash__", "/api/module-variables/#__webpack_hash__"],
  ["moduleNames", "ImportMeta.webpackHot", "/api/module-variables/#importmetawebpackhot"],
] as const)("%s: %s belongs to %s", (kind, name, url) => {
  expect(pageOf({ kind, name }, pages)).toBe(url);
});

test("the report has a paragraph for each page", () => {
  const report = formatDrift(
    [
      { kind: "options", name: "output.clean", before: "boolean", after: "boolean | object" },
      { kind: "hooks", name: "Compiler.hooks.emit", before: "SyncHook" },
      { kind: "options", name: "output.clean.dry", after: "boolean" },
    ],
    (drift) => pageOf(drift, pages),
  );
  expect(report).toBe(
    [
      "/api/compiler-hooks/#emit\n  hook Compiler.hooks.emit is gone (it was SyncHook)",
      "/configuration/output/#outputclean\n  option output.clean changed: boolean → boolean | object\n  option output.clean.dry is new: boolean",
    ].join("\n\n"),
  );
});

test("of long facts, the part that differs is printed", () => {
  const long = "same ".repeat(100);
  const report = formatDrift([{ kind: "options", name: "a", before: `${long}old`, after: `${long}new` }], () => "/");
  expect(report).toMatch(/changed: ….{0,60}old → ….{0,60}new$/);
});
