import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";

const samples = effectsOf("guides/progressive-web-application.mdx");

const files = {
  "src/index.js": 'console.log(new URL("./a.pdf", import.meta.url).href);',
  "src/a.pdf": "a pdf",
};

samples.tries("navigateFallback:", async (code) => {
  const withMaps = code.replace('mode: "production",', 'mode: "production", devtool: "source-map",');
  const built = await buildOwn({ ...files, "webpack.config.js": withMaps });
  expect(built).toMatch(/^main\.js\.map$[\s\S]*^service-worker\.js$/m);
  const worker = built.split(/^service-worker\.js\n/m)[1]?.split(/^\S+\.(?:js|map)$/m)[0] ?? "";
  expect(worker).toMatch(/precacheAndRoute\(\[\{(?=.*"?main\.js"?)/);
  expect(worker).not.toMatch(/\.pdf|main\.js\.map/);
  expect(worker).toMatch(/NavigationRoute\(.*"index\.html"/);
  expect(worker).toMatch(/startsWith\("\/api\/"\).*NetworkFirst/);
});

samples.tries("env.WEBPACK_WATCH || env.WEBPACK_SERVE", async (code) => {
  const builtWith = (env: string) =>
    buildOwn({
      ...files,
      "webpack.config.js": `${code.replace("export default", "const withEnv =")}\nexport default withEnv(${env});`,
    });
  expect(await builtWith("{}")).toContain("asset service-worker.js");
  expect(await builtWith("{ WEBPACK_WATCH: true }")).not.toContain("service-worker");
  expect(await builtWith("{ WEBPACK_SERVE: true }")).not.toContain("service-worker");
});
