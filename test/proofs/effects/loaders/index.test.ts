import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";
import { buildWithCompilers } from "../../lib/with-compilers";

const samples = effectsOf("loaders/index.mdx");

samples.tries("yaml-loader", async (code) => {
  const files: Files = {
    // In place of the package.
    "yaml.cjs": "module.exports = (source) => `export default ${JSON.stringify(source.trim().split(': '))};`;",
    "src/index.js": 'import pair from "./a.yaml";\nexport const both = () => pair;',
    "src/a.yaml": "color: dark red",
  };
  const own = code.replace(
    "export default {",
    '$& devtool: false, resolveLoader: { alias: { "yaml-loader": "./yaml.cjs" } },',
  );
  const built = await buildWithCompilers({ ...files, "webpack.config.js": own });
  expect(built).toContain('["color","dark red"]');
  expect(built).toContain("function both()");
  const without = own.replace(/use: "yaml-loader"/, "").replace('presets: ["@babel/env"]', "");
  const compared = await buildWithCompilers({ ...files, "webpack.config.js": without });
  expect(compared).toContain("You may need an appropriate loader to handle this file type");
  expect(compared).not.toContain("function both()");
});

samples.tries("sass-loader", async (code) => {
  const files: Files = {
    "postcss.config.js": `import autoprefixer from "autoprefixer";
      export default { plugins: [autoprefixer({ overrideBrowserslist: "safari 15" })] };`,
    "src/index.js": 'import "./a.scss";\nimport "./b.css";',
    "src/a.scss": "$size: 1px;\n.a { .b { top: $size } }",
    "src/b.css": ".c { user-select: none }",
  };
  const built = await buildWithCompilers({ ...files, "webpack.config.js": code });
  expect(built).toMatch(/^main\.css\n[\s\S]*\.a \.b \{\s*top: 1px/m);
  expect(built).toMatch(/^main\.css\n[\s\S]*-webkit-user-select: none/m);
  const without = code.replace("experiments: { css: true },", "");
  expect(await buildWithCompilers({ ...files, "webpack.config.js": without })).toContain(
    "No parser registered for css/auto",
  );
});
