import path from "node:path";
import { expect } from "vitest";
import { chromiumForFile, siteIn } from "../../../lib/in-chromium";
import { type Files, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { projectWithGuidePackages } from "../../../lib/with-guide-packages";

const visit = chromiumForFile();
const PACKAGES = [
  "@babel/core",
  "@pmmmwh/react-refresh-webpack-plugin",
  "babel-loader",
  "react",
  "react-dom",
  "react-refresh",
  "webpack",
  "webpack-cli",
];

/** Writes a project with a component, and a configuration that is a function. */
function withConfiguration(code: string): Promise<string> {
  const files: Files = {
    "src/index.js": 'import { Chart } from "./Chart.jsx";\nconsole.log("done", Chart());',
    "src/Chart.jsx": "export function Chart() { return null; }",
    "webpack.config.js": `import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
      export default (env) => (${code});`,
  };
  return projectWithGuidePackages(PACKAGES, files);
}

/** Builds for production and visits the page. */
async function visited(plugins: string): Promise<string> {
  const folder = await withConfiguration(`{
    mode: "production",
    module: { rules: [{ test: /\\.jsx$/i, loader: "babel-loader", options: { plugins: ${plugins} } }] },
    plugins: env.WEBPACK_SERVE ? [new ReactRefreshPlugin()] : [],
  }`);
  expect(await run("npx webpack", folder)).toContain("compiled successfully");
  return visit(await siteIn(path.join(folder, "dist")), { until: /Uncaught|done/ });
}
raises("hot-updates/#react-refresh", {
  broken: () => visited('["react-refresh/babel"]'),
  fixed: () => visited('env.WEBPACK_SERVE ? ["react-refresh/babel"] : []'),
});

/** Builds in development mode, without the dev server. */
async function built(plugins: string): Promise<string> {
  return run("npx webpack", await withConfiguration(`{ mode: "development", plugins: ${plugins} }`));
}
raises("hot-updates/#react-refresh", {
  broken: () => built("[new ReactRefreshPlugin()]"),
  fixed: () => built("env.WEBPACK_SERVE ? [new ReactRefreshPlugin()] : []"),
});
