import { expect, test } from "vitest";
import { readDocumented } from "../../../../scripts/facts/documented";
import { readNames } from "../../../../scripts/facts/since/read-names";
import { paths } from "../../../../scripts/lib/paths";

test("names are written as in the facts about pages", async () => {
  const { options, hooks, exports } = readDocumented();
  const found = await readNames("webpack", paths.root);
  const ownOptions = Object.keys(options).filter((name) => !name.startsWith("devServer."));
  expect(found.options).toEqual(expect.arrayContaining(ownOptions));
  expect(found.hooks.toSorted()).toEqual(Object.keys(hooks));
  expect(found.exports.map((name) => `webpack.${name}`).toSorted()).toEqual(Object.keys(exports));
  expect(found.flags).toContain("--output-clean");
  expect(found.members).toEqual(expect.arrayContaining(["ModuleGraph", "ModuleGraph.getIssuer"]));
  expect(found.codes).toContain("DEP_WEBPACK_CHUNK_REMOVE");
});

test("the options and flags of the development server are read", async () => {
  const { options, values, flags } = await readNames("webpack-dev-server", paths.root);
  expect(options).toContain("devServer.client.reconnect");
  expect(values).toContain("devServer.hot=only");
  expect(flags).toContain("--client-reconnect");
});

test("another package is refused with a sentence", async () => {
  await expect(readNames("rollup", paths.root)).rejects.toThrow(
    "rollup isn't a known package. Use one of webpack, webpack-cli, webpack-dev-server.",
  );
});
