import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { buildCommand, configurationFile } from "../../../../src/playground/project/builds";
import { evaluateConfiguration } from "../../../../src/playground/project/evaluate-configuration";
import { run } from "../../../proofs/lib/project";

/** Returns a configuration that prints what it receives from webpack-cli, and the resulting mode. */
const configuration = (name: string) => `export default (env, { mode }) => ({
  plugins: [{
    apply: ({ options }) => {
      const { NODE_ENV: nodeEnv } = process.env;
      console.log("SEEN " + JSON.stringify({ name: "${name}", env, given: mode, nodeEnv, mode: options.mode }));
    },
  }],
});`;

const FILES = {
  "webpack.config.js": configuration("webpack.config.js"),
  "webpack.shop.js": configuration("webpack.shop.js"),
};

test.each([
  "webpack",
  "webpack --mode development --env goal=a=b --env none= --env production",
  "webpack --env app.theme=dark --env app.beta --env goal=local",
  "webpack build -c ./webpack.shop.js --config-node-env=development",
  "webpack --config webpack.shop.js --mode=none --config-node-env production --env 'shop=Tea and more'",
])("the playground reads the script %s as webpack-cli does", async (script) => {
  const printed = await run(`npx ${script}`, FILES);
  const seen: unknown = JSON.parse(/SEEN (.*)/.exec(printed)?.[1] ?? "null");
  const project = { ...FILES, "package.json": JSON.stringify({ scripts: { build: script } }) };
  const { env, mode, nodeEnv, ...rest } = buildCommand(project);
  const command = { env, ...(mode && { mode }), ...(nodeEnv && { nodeEnv }) };
  const { mode: used } = (await evaluateConfiguration({}, command)) as Configuration;
  const read = { name: configurationFile(project), env, given: mode, nodeEnv, mode: used };
  expect(JSON.parse(JSON.stringify(read))).toEqual(seen);
  expect(rest.unknown).toEqual([]);
});
