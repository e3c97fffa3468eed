import { readFile } from "node:fs/promises";
import path from "node:path";
import { inspect, stripVTControlCharacters } from "node:util";
import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { buildOwn, project } from "../../lib/project";
import { start } from "../../lib/starts";
import { exported } from "../configuration/exported";

const samples = effectsOf("contribute/debugging.mdx");

/** Builds by a configuration. Returns what it prints with `console.dir`. */
async function shownBy(code: string): Promise<string> {
  const shown: string[] = [];
  vi.spyOn(console, "dir").mockImplementation((value, options) => void shown.push(inspect(value, options)));
  await buildOwn({ "webpack.config.js": code });
  return shown.join("\n");
}

samples.tries('tap("ShowOptions"', async (code) => {
  // A rule that matches nothing, as webpack receives it.
  const rules = '[{ test: /\\.js$/, exclude: /./, use: [{ loader: "a-loader", options: { strict: true } }] }]';
  const withRule = code.replace('mode: "production",', `mode: "production", module: { rules: ${rules} },`);
  const shown = await shownBy(withRule);
  expect(shown).toMatch(/test: \/\\\.js\$\/,\s+exclude: \/\.\/,/);
  expect(shown).toContain("options: { strict: true }");
  expect(await shownBy(withRule.replace(", { depth: 5 }", ""))).not.toContain("strict");

  const ofDefault = code.replace("module.rules", "output.filename");
  expect(await shownBy(ofDefault)).toBe("'[name].js'");
  // Outside of the tap, defaults are not there yet.
  const tooEarly = ofDefault.replace(/compiler\.hooks.*/, "").replace("});\n    },", "\n    },");
  expect(await shownBy(tooEarly)).toBe("undefined");
});

samples.tries("debug: /PackFile|FileSystemInfo/", async (code) => {
  const { folder, configuration } = await exported(code, { "src/index.js": "console.log(1);" });
  const details = /^<t> \[webpack\.cache\.PackFileCacheStrategy\] restore cache container: [\d.]+ ms$/m;
  expect(stripVTControlCharacters(await start(folder, configuration))).toMatch(details);
  const plain = await start(folder, { ...configuration, infrastructureLogging: {} });
  expect(plain).toContain("compiled successfully");
  expect(plain).not.toContain("webpack.cache");
});

samples.tries("ProfilingPlugin({", async (code) => {
  const folder = await project({ "webpack.config.js": code });
  await execute("npx webpack", folder);
  const events: { name: string }[] = JSON.parse(await readFile(path.join(folder, "profile/events.json"), "utf8"));
  expect(events.map(({ name }) => name)).toContain("SplitChunksPlugin");

  const relative = code.replace(/path\.resolve\(.*\)/, '"profile/events.json"');
  const refused = await buildOwn({ "webpack.config.js": relative });
  expect(refused).toContain("profile/events.json is neither a posix nor a windows path");
});

const readable = {
  files: {
    "src/index.js": 'import { area } from "./shapes.js";\n\nconsole.log(area(3));',
    "src/shapes.js": "export const area = (a) => a * a;\nexport const perimeter = (a) => 4 * a;",
  },
};
samples.effect('pathinfo: "verbose"', {
  ...readable,
  without: ["output.pathinfo"],
  shows: [
    "!*** ./src/shapes.js ***!",
    /\/\*! namespace exports \*\/\n.*\/\*! export area \[provided\] \[used in main\] \[renamed to \w+\] \*\/\n/,
    /\/\*! export perimeter \[provided\] \[unused\] \[renamed to \w+\] \*\//,
  ],
});
samples.effect('pathinfo: "verbose"', {
  ...readable,
  without: ["optimization.minimize"],
  shows: "\n/***/ ",
});
samples.effect('pathinfo: "verbose"', {
  ...readable,
  without: ["optimization.concatenateModules"],
  shows: "!*** ./src/shapes.js ***!",
});
samples.effect('pathinfo: "verbose"', {
  ...readable,
  without: ["optimization.moduleIds"],
  shows: '"./src/shapes.js"',
});
