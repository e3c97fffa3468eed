import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { printed, raises } from "../../../lib/raises";

const MIXED = "exports.price = 5;\nconsole.log(import.meta.url);";
const OWN = { file: "src/price.js", request: "./price.js" };
const INSTALLED = { file: "node_modules/acme-price/index.js", request: "acme-price" };

/** Builds for production with a file that mixes both kinds of modules. webpack decides by its code what it is. */
function imported(
  { file, request }: { file: string; request: string },
  code: string,
  optimization: Configuration["optimization"] = {},
) {
  const files = {
    "package.json": '{ "name": "project" }',
    "src/index.js": `import { price } from "${request}";\nconsole.log(price);`,
    [file]: code,
  };
  return printed(files, { mode: "production", optimization });
}

raises("interop/#final-name", {
  broken: () => imported(OWN, MIXED),
  fixed: () => imported(OWN, MIXED.replace("exports.price", "export const price")),
});

raises("interop/#final-name", {
  broken: () => imported(INSTALLED, MIXED),
  fixed: () => imported(INSTALLED, MIXED, { concatenateModules: false }),
});

test("with import.meta before the first export, webpack doesn't find the name", async () => {
  const code = "const here = import.meta.url;\nexports.price = here ? 5 : 0;";
  expect(await imported(OWN, code)).toContain("was not found in './price.js' (module has no exports)");
});
