import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const samples = effectsOf("guides/asset-modules.mdx");

samples.tries('with: { type: { not: ["text", "bytes"] } }', async (code) => {
  const files: Files = {
    "src/index.js": `import url from "./a.svg";
import text from "./a.svg" with { type: "text" };
import bytes from "./a.svg" with { type: "bytes" };
console.log(url.slice(0, 5), text, bytes.length);`,
    "src/a.svg": "<svg/>",
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("data: <svg/> 6");
  const everything = code.replace(/ +with: .*/, "");
  expect(await runOwn({ ...files, "webpack.config.js": everything })).toMatch(/^data: data:image\/svg/);
});

samples.tries('use: "@svgr/webpack"', async (code) => {
  const files: Files = {
    "src/index.js": `import Icon from "./icon.svg?react";
import url from "./icon.svg";
import "./page.css";
console.log(Icon(), url.slice(0, 5));`,
    "src/icon.svg": "<svg/>",
    "src/page.css": 'a { background: url("./icon.svg") }',
    // Stands for the package, which is not installed: the sample says what it is for.
    "node_modules/@svgr/webpack/package.json": "{}",
    "node_modules/@svgr/webpack/index.js":
      "module.exports = (source) => `export default () => ${JSON.stringify(`component of ${source}`)};`;",
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("component of <svg/> data:");
  const css = /^main\.css\na\{background:url\("?data:image\/svg\+xml/m;
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toMatch(css);
  const everywhere = code.replace("resourceQuery: /^\\?react$/, ", "");
  expect(await buildOwn({ ...files, "webpack.config.js": everywhere })).not.toMatch(css);
});
