import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { watched } from "../../lib/watched";

const samples = effectsOf("plugins/watch-ignore-plugin.mdx");

/** Returns what is emitted after an ignored file and another one are saved, with the plugin and without it. */
async function savedBy(code: string): Promise<{ ignoring: string; plain: string }> {
  const files = {
    "webpack.config.js": code,
    "src/index.js": 'import "./generated/api.js";\nconsole.log("page 1");',
    "src/generated/api.js": 'console.log("api 1");',
  };
  const saves = [
    {
      "src/generated/api.js": 'console.log("api 2");',
      "src/index.js": 'import "./generated/api.js";\nconsole.log("page 2");',
    },
  ];
  const [, ignoring = ""] = await watched(files, saves, { devtool: false });
  const [, plain = ""] = await watched(files, saves, { devtool: false, plugins: [] });
  return { ignoring, plain };
}

samples.tries("paths: [/[\\\\/]src[\\\\/]generated[\\\\/]/]", async (code) => {
  const { ignoring, plain } = await savedBy(code);
  expect(ignoring).toContain('"page 2"');
  expect(ignoring).toContain('"api 1"');
  expect(plain).toContain('"api 2"');
});

samples.tries("+ path.sep", async (code) => {
  const { ignoring, plain } = await savedBy(code);
  expect(ignoring).toContain('"page 2"');
  expect(ignoring).toContain('"api 1"');
  expect(plain).toContain('"api 2"');
});
