import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, samplesOf } from "../../lib/project";

const PAGE = "contribute/writing-a-plugin.mdx";

effectsOf(PAGE).tries("new HelloPlugin()", async (code) => {
  const files: Files = {
    ...(await samplesOf(PAGE, "hello-plugin.js")),
    "src/index.js": ["a", "b", "c", "d"].map((name) => `import "./${name}.cjs";`).join("\n"),
  };
  for (const name of ["a", "b", "c", "d"]) files[`src/${name}.cjs`] = `console.log("${name}");`;
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toMatch(/^<i> \[HelloPlugin\] 5 modules$/m);
  const plain = code.replace("new HelloPlugin()", "");
  expect(await buildOwn({ ...files, "webpack.config.js": plain })).toMatch(
    /^(?![\s\S]*HelloPlugin)[\s\S]*successfully/,
  );
});
