import path from "node:path";
import { expect, test } from "vitest";
import { readHistories, writeHistories } from "../../../../scripts/facts/since/file";
import { NOTHING_READ, type PackageHistory } from "../../../../scripts/facts/since/merge";
import { temporaryFolder } from "../../temporary-content";

test("saved facts can be read back, and other packages have none", async () => {
  const file = path.join(await temporaryFolder(), "since.json");
  const history = { versions: ["5.0.0"], first: { ...NOTHING_READ.first, options: { "output.clean": "5.20" } } };
  writeHistories({ webpack: history }, file);
  expect(readHistories(["webpack", "webpack-cli"], file)).toEqual({ webpack: history, "webpack-cli": NOTHING_READ });
});

test("without a file, there are no facts", () => {
  expect(readHistories(["webpack"], "/no/such/file.json")).toEqual({ webpack: NOTHING_READ });
});

test("the recorded facts match webpack's known releases", () => {
  const { webpack, ...others } = readHistories(["webpack", "webpack-cli", "webpack-dev-server"]) as {
    [name: string]: PackageHistory;
    webpack: PackageHistory;
  };
  expect(webpack.first.options).toMatchObject({ "output.clean": "5.20", "resolve.tsconfig": "5.105" });
  expect(webpack.first.options).toMatchObject({ "optimization.minimizeOptions.css": "5.110.3", "Rule.assert": "5.48" });
  expect(webpack.first.options).not.toHaveProperty(["output.filename"]);
  // These worked before webpack's main schema listed them in 5.99.8.
  expect(webpack.first.options).toMatchObject({ "module.parser.json": "5.12", "module.parser.json.parse": "5.12" });
  expect(webpack.first.options).toMatchObject({ "module.parser.json.exportsDepth": "5.98" });
  expect(webpack.first.flags).toMatchObject({ "--module-parser-json-exports-depth": "5.99.8" });
  // The schema lists this one in 5.62.0, but the code doesn't read it there.
  expect(webpack.first.options).toMatchObject({ "module.parser.javascript.exportsPresence": "5.62.2" });
  expect(webpack.first.values).toMatchObject({ "target=deno": "5.108", "externalsType=module-import": "5.94" });
  expect(webpack.first.hooks).toMatchObject({ "Compiler.hooks.shutdown": "5.17" });
  expect(webpack.first.exports).toMatchObject({ ManifestPlugin: "5.103", "optimize.RealContentHashPlugin": "5.8" });
  expect(webpack.first.flags).toMatchObject({ "--output-clean": "5.20" });
  expect(webpack.first.members).toMatchObject({ "ModuleGraph.isDeferred": "5.100" });
  expect(webpack.first.codes).toMatchObject({ DEP_WEBPACK_WATCHER_FILE_TIME_INFO_ENTRIES: "5.64.4" });
  expect(webpack.versions[0]).toBe("5.0.0");
  for (const { versions } of Object.values(others)) expect(versions[0]).toMatch(/^4\.0\./);
});
