import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("configuration/mode.mdx");

const shapes: Files = {
  "src/index.js": `
    import { area } from "./shapes.js";

    if (process.env.NODE_ENV !== "production") console.log("only for developers");
    console.log(area(2));`,
  "src/shapes.js": "export const area = (r) => Math.PI * r * r;\nexport const perimeter = (r) => 2 * Math.PI * r;",
};

samples.tries('export default {\n  mode: "production",\n};', async (code) => {
  const built = await buildOwn({ ...shapes, "webpack.config.js": code });
  expect(built).not.toContain("The 'mode' option has not been set");
  expect(built).not.toContain("only for developers");
  expect(built).toContain("console.log(2*Math.PI*2)");
  expect(await build(shapes, { mode: undefined })).toContain("The 'mode' option has not been set");
  const developed = await buildOwn({ ...shapes, "webpack.config.js": code.replace("production", "development") });
  expect(developed).toContain("only for developers");
  expect(developed).toContain("perimeter");
});

samples.tries('const production = argv.mode === "production"', async (code) => {
  const called = (argv: string) => ({
    ...shapes,
    "webpack.config.js": `${code.replace("export default", "const configure =")}\nexport default configure({}, ${argv});`,
  });
  const produced = await buildOwn(called('{ mode: "production" }'));
  expect(produced).toMatch(/^main\.\w{20}\.js\n.*Math\.PI.*\n\/\/# sourceMappingURL=main\.\w{20}\.js\.map$/m);
  const developed = await buildOwn(called("{}"));
  expect(developed).toMatch(/^main\.js$/m);
  expect(developed).toMatch(/eval\(.*only for developers.*# sourceMappingURL=data:/);
});

samples.effect('nodeEnv: "staging"', {
  files: {
    "src/index.js":
      "console.log(process.env.NODE_ENV, import.meta.env.MODE, import.meta.env.DEV, import.meta.env.PROD);",
  },
  without: ["optimization"],
  shows: 'console.log("staging","staging",!1,!0)',
  hides: 'console.log("production","production",!1,!0)',
});
