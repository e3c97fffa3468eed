import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("releases/5-105.mdx");

samples.tries("tsconfig: true", async (code) => {
  const files: Files = {
    "src/index.js": 'import "@kit/money.js";\nimport "base/cart.js";',
    "src/kit/money.js": 'console.log("<money>");',
    "lib/base/cart.js": 'console.log("<cart>");',
    "tsconfig.json": '{ "compilerOptions": { "baseUrl": "lib", "paths": { "@kit/*": ["../src/kit/*"] } } }',
  };
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toMatch(/"<money>".*"<cart>"/);
  // It has become the default since.
  const without = await buildOwn({ ...files, "webpack.config.js": code.replace("true", "false") });
  expect(without).toMatch(/Can't resolve '@kit\/money\.js'[\s\S]*Can't resolve 'base\/cart\.js'/);
});

const styled = { "src/index.js": 'import "./page.css";\nconsole.log(1);', "src/page.css": "a { color: red }" };
samples.effect('{ type: "css", use: "source-map" }', {
  files: styled,
  without: ["devtool.1"],
  shows: /^main\.css\n[\s\S]*sourceMappingURL=main\.css\.map/m,
});
samples.effect('{ type: "css", use: "source-map" }', {
  files: styled,
  without: ["devtool.0"],
  shows: /eval\(.*sourceMappingURL=data:/,
});
