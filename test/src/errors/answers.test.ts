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
