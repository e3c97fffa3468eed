import { expect, test } from "vitest";
import { callsOfWebpack } from "../../../../src/playground/project/webpack-calls";

/** Returns the arguments of webpack that a script leads to, with `NODE_ENV` in front. */
function argumentsOf(scripts: Record<string, unknown>, name = "build"): string[] {
  return callsOfWebpack(scripts, name).map(({ words, nodeEnv }) => {
    return [...(nodeEnv ? [`${nodeEnv}:`] : []), ...words].join(" ");
  });
}

test.each([
  ["webpack --config a.js", ["--config a.js"]],
  ["node log.js & webpack --config a.js", ["--config a.js"]],
  ["tsc && webpack x.js || echo no; npx webpack-cli y.js", ["x.js", "y.js"]],
  ["node ./node_modules/webpack/bin/webpack.js --config a.js", ["--config a.js"]],
  ["node --max-old-space-size=4096 node_modules/.bin/webpack --bail", ["--bail"]],
  ["node -r dotenv/config node_modules/webpack-cli/bin/cli.js -c a.js", ["-c a.js"]],
  ["npx --yes webpack@5 build --mode none", ["--mode none"]],
  ["yarn webpack -c a.js", ["-c a.js"]],
  ["pnpm exec webpack -c a.js", ["-c a.js"]],
  ["cross-env NODE_ENV=production TS_NODE_PROJECT=a.json webpack", ["production: "]],
  ["set NODE_ENV=production&& webpack -c a.js", ["production: -c a.js"]],
  ["export NODE_ENV=test; webpack", ["test: "]],
  ["webpack serve --open", ["--open"]],
  ["webpack-dev-server --hot", ["--hot"]],
  ["webpack info", []],
  ["webpack-bundle-analyzer stats.json", []],
  ["echo webpack", []],
  ["node webpack/start.js", []],
])("%s", (build, expected) => {
  expect(argumentsOf({ build })).toEqual(expected.map((each) => each.trimEnd()));
});

test.each([
  "npm run build:prod",
  "yarn build:prod",
  "yarn run build:prod",
  "pnpm run build:prod",
  "run-s clean build:prod",
])("%s leads to another script", (build) => {
  expect(argumentsOf({ build, "build:prod": "webpack -c prod.js", clean: "rimraf dist" })).toEqual(["-c prod.js"]);
});

test("NODE_ENV and arguments after -- reach the script that npm runs", () => {
  const scripts = { build: "NODE_ENV=production npm run pack -- --mode none", pack: "webpack -c a.js" };
  expect(argumentsOf(scripts)).toEqual(["production: -c a.js --mode none"]);
  expect(callsOfWebpack(scripts, "build")[0]?.script).toBe("pack");
});

test("several programs can run at once", () => {
  const scripts = { build: 'concurrently "npm:a" "webpack -c b.js --watch"', a: "webpack -c a.js" };
  expect(argumentsOf(scripts)).toEqual(["-c a.js", "-c b.js --watch"]);
  expect(callsOfWebpack(scripts, "build").map(({ isServing }) => isServing)).toEqual([false, true]);
});

test("scripts that run each other, that are missing or that aren't text lead nowhere", () => {
  expect(argumentsOf({ build: "npm run a", a: "npm run build" })).toEqual([]);
  expect(argumentsOf({ build: "npm run gone" })).toEqual([]);
  expect(argumentsOf({ build: 1 })).toEqual([]);
  expect(argumentsOf({}, "constructor")).toEqual([]);
});
