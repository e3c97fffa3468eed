import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/css-in-js.mdx");

/** A copy of the library in a folder. */
const copy = (folder: string, text: string) => ({
  [`${folder}/package.json`]: '{ "name": "styled-components", "module": "dist/styled-components.browser.esm.js" }',
  [`${folder}/dist/styled-components.browser.esm.js`]: `export default "${text}";`,
});

samples.effect('"styled-components$"', {
  files: {
    "src/index.js":
      'import one from "styled-components";\nimport other from "./linked/index.js";\nconsole.log(one, other);',
    "src/linked/index.js": 'export { default } from "styled-components";',
    ...copy("node_modules/styled-components", "the first"),
    ...copy("src/linked/node_modules/styled-components", "the second"),
  },
  without: ["resolve.alias"],
  hides: "the second",
});
