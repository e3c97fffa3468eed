import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { run } from "../../../lib/project";

/** Runs webpack-cli 3 with the webpack 4 that npm installs for it. */
const withOldCli = async (words: string) => {
  const cli = path.join(await installVersion("webpack-cli", "3.3.12"), "webpack-cli/bin/cli.js");
  return run(`node ${JSON.stringify(cli)} --mode production ${words}`, { "package.json": "{}" });
};
test("webpack-cli 3 takes build for an entry", async () => {
  expect(await withOldCli("build")).toMatch(/resolve '(?:\.\/)?build'/);
  expect(await withOldCli("")).toContain("exit status 0");
});
