import { expect, test } from "vitest";
import { analyzeOutput } from "../../../src/errors/analyze-output";
import { findMessages } from "../../../src/errors/find-messages";
import { catalogue, placed } from "./catalogue";

/** An output, and what a reader who knows webpack would say about it. */
interface Answer {
  output: string;
  /** The id of the right entry. */
  entry: string;
  /** Words of the title of the right cause. */
  cause: RegExp;
}

const ANSWERS: Record<string, Answer> = {
  "syntax that the parser of webpack 4 can't read": {
    output: [
      "Failed to compile.\n",
      "./node_modules/acme-loader/lib/index.js 12:21",
      "Module parse failed: Unexpected token (12:21)",
      "You may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.",
      "|   static extension(path) {",
      ">     return (path?.match(/x/) || [null]).pop();",
      "|   }",
    ].join("\n"),
    entry: "loaders/#appropriate-loader",
    cause: /newer syntax/,
  },
  "an entry that --config takes for a second configuration": {
    output: [
      "> webpack --mode=development --config webpack.config.mjs src/main.js",
      "[webpack-cli] ✖ Failed to load 'src/main.js' config",
      "▶ ESM (`import`) failed:",
      "  /project/src/main.js:1",
      '  import x from "./y.js";',
      "  ^^^^^^\n",
      "  SyntaxError: Cannot use import statement outside a module",
    ].join("\n"),
    entry: "command-line/#import-outside-module",
    cause: /isn't a configuration/,
  },
  "Vue 3 with vue-loader 15": {
    output: [
      "ERROR in ./src/App.vue",
      "Module Error (from ./node_modules/vue-loader/lib/index.js):\n",
      "Vue packages version mismatch:\n",
      "- vue@3.5.45 (/project/node_modules/vue/index.js)",
      "- vue-template-compiler@2.7.16 (/project/node_modules/vue-template-compiler/package.json)",
    ].join("\n"),
    entry: "loaders/#vue-versions",
    cause: /Vue 3 with a loader for Vue 2/,
  },
  "a test without a browser": {
    output: "FAIL src/cart.spec.js\n  ● Test suite failed to run\n\n    ReferenceError: window is not defined",
    entry: "entry-output/#self-not-defined",
    cause: /test runner/,
  },
  "style sheets with one name": {
    output: "ERROR in Conflict: Multiple assets emit to the same filename app.css",
    entry: "entry-output/#same-filename",
    cause: /style sheets/,
  },
  "a package manager that may not write": {
    output: "An unexpected error occurred: \"EACCES: permission denied, mkdir '/Users/ann/Library/Caches/Yarn/v1'\".",
    entry: "entry-output/#no-permission",
    cause: /package manager/,
  },
  "a template, and not the configuration, with an unknown name": {
    output: "ERROR in Template execution failed: ReferenceError: html is not defined",
    entry: "assets/#template-failed",
    cause: /written in another way/,
  },
  "an option and its value in one argument": {
    output: "[webpack-cli] Error: Unknown option '--env STAGE=test '\n[webpack-cli] Run 'webpack --help'",
    entry: "command-line/#unknown-option",
    cause: /single argument/,
  },
  "presets that Babel 6 looks for next to webpack's own files": {
    output:
      'ERROR in (webpack)/buildin/module.js\nModule build failed: Error: Couldn\'t find preset "es2015" relative to directory "/usr/lib/node_modules/webpack/buildin"',
    entry: "babel/#preset-missing",
    cause: /in another package/,
  },
  "a newer option in an older file of Webpacker": {
    output:
      "> bin/webpack-dev-server\n[webpack-cli] webpack Dev Server Invalid Options\n\noptions.allowedHosts should be array",
    entry: "configuration/#dev-server",
    cause: /framework's own file/,
  },
};

test.each(Object.entries(ANSWERS))("%s is the likely cause", (_, { output, entry, cause }) => {
  const [first] = analyzeOutput(output, placed).problems;
  const found = catalogue[first?.entry.id ?? -1];
  expect(found?.id).toBe(entry);
  expect(found?.causes?.[first?.cause.index ?? -1]?.title).toMatch(cause);
});

test("an output with nothing but the trailer of npm has no problem of webpack", () => {
  const output = [
    "npm ERR! code ELIFECYCLE",
    "npm ERR! errno 2",
    "npm ERR! shop@1.0.0 build: `webpack --config webpack.prod.js`",
    "npm ERR! Exit status 2",
    "npm ERR! Failed at the shop@1.0.0 build script.",
    "npm ERR! This is probably not a problem with npm. There is likely additional logging output above.",
  ].join("\n");
  const { problems, tool, isUnknown } = analyzeOutput(output, placed);
  expect([problems, tool?.isTrailer, isUnknown]).toEqual([[], true, false]);
});

test("a message is found although the problem before it ends with the message's first word", () => {
  const output = `assets by status 676 bytes [cached] 1 asset

ERROR in ../public/main.js
Asset "../public/main.js" is not emitted because it would be written outside of output.path (/project/dist).`;
  expect(findMessages(output, catalogue).map(({ entry }) => entry.id)).toEqual(["entry-output/#asset-outside"]);
});
