import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { type Files, runBundle, samplesOf } from "../../lib/project";
import { exported } from "../configuration/exported";

const PAGE = "api/contextmodulefactory-hooks.mdx";
const samples = effectsOf(PAGE);

samples.tries("new SkipTestFilesPlugin()", async (code) => {
  const names = ["de", "en", "en.test", "fr"];
  const files: Files = {
    "src/index.js": `for (const name of ${JSON.stringify(names)}) {
      import(\`./locales/\${name}.js\`).then(
        ({ title }) => console.log("found", title),
        (error) => console.log(String(error), error.code),
      );
    }`,
    ...Object.fromEntries(names.map((name) => [`src/locales/${name}.js`, `export const title = "${name}";`])),
  };
  const plugin = await samplesOf(PAGE, "skip-test-files-plugin.js");
  const { configuration } = await exported(code, plugin);
  const printed = await runBundle(files, { ...configuration, target: "node" });
  expect(printed).not.toMatch(/^ *\.\/src\/locales\/en\.test\.js/m);
  expect(printed.match(/^found .*/gm)?.sort()).toEqual(["found de", "found en", "found fr"]);
  expect(printed).toContain("\nError: Cannot find module './en.test.js' MODULE_NOT_FOUND\n");
  const plain = await runBundle(files, { ...configuration, target: "node", plugins: [] });
  expect(plain).toMatch(/^ *\.\/src\/locales\/en\.test\.js/m);
  expect(plain).toContain("found en.test\n");
});
