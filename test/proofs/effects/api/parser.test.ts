import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, samplesOf } from "../../lib/project";

const PAGE = "api/parser.mdx";
const samples = effectsOf(PAGE);

samples.tries('import * as acorn from "acorn"', async (code) => {
  const files: Files = {
    "src/package.json": "{}",
    "src/index.js": 'import(/* webpackChunkName: "chart" */ "./chart.js");',
    "src/chart.js": "with (Math) console.log(PI);",
  };
  const logging = code.replace("acorn.parse(", 'console.log("acorn parses a", options.sourceType) ?? $&');
  const built = await buildOwn({ ...files, "webpack.config.js": logging });
  // A module cannot contain `with`, so that the second file is parsed again.
  expect(built.match(/^acorn parses.*/gm)).toEqual([
    "acorn parses a module",
    "acorn parses a module",
    "acorn parses a script",
  ]);
  expect(built).toMatch(/^chart\.js$/m);
  const withoutComments = await buildOwn({ ...files, "webpack.config.js": code.replace("onComment: comments,", "") });
  expect(withoutComments).toMatch(/^src_chart_js\.js$/m);
});

// The parser of webpack knows this proposal, and acorn does not.
samples.effect('import * as acorn from "acorn"', {
  files: { "src/index.js": 'import defer * as chart from "./chart.js";', "src/chart.js": "" },
  rest: { experiments: { deferImport: true } },
  without: ["module.parser.javascript.parse"],
  shows: "Module parse failed: Unexpected token",
});

samples.effect('new FeaturePlugin(["chat"])', {
  files: {
    ...(await samplesOf(PAGE, "feature-plugin.js", "src/index.js")),
    "src/chat.js": 'console.log("chat");',
    "src/beta.js": 'console.log("beta");',
  },
  without: ["plugins.0"],
  shows: [
    /^if \(true\) \{\s*__webpack_require__[\s\S]*^src_chat_js\.js$/m,
    "if (false) // removed by dead control flow",
    'console.log("chat is", true);',
  ],
  hides: "beta.js",
});
