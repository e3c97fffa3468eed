import { readFile } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { build, buildOwn, project, samplesOf } from "../../lib/project";

const PAGE = "plugins/progress-plugin.mdx";
const samples = effectsOf(PAGE);

/** Returns what a build writes into its log. */
async function logOf(code: string, isTTY: boolean): Promise<string> {
  const folder = await project({ "webpack.config.js": code });
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  const { default: configuration } = await import(/* @vite-ignore */ file);
  let log = "";
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 120 }).on("data", (text) => (log += text));
  await build(folder, {
    ...configuration,
    infrastructureLogging: { ...configuration.infrastructureLogging, stream, colors: false },
  });
  return stripVTControlCharacters(log);
}

samples.tries('progress: "auto"', async (code) => {
  vi.stubEnv("TERM", "xterm");
  expect(await logOf(code, true)).toMatch(/\d+%/);
  expect(await logOf(code, false)).toBe("");
  expect(await logOf(code.replace('"auto"', "true"), false)).toMatch(/\d+% building/);
  expect(await logOf(code.replace('progress: "auto",', ""), true)).toBe("");
});

samples.tries("console.error(`${Math.round(percentage * 100)} % ${text}`)", async (code) => {
  const built = await buildOwn({ "webpack.config.js": code });
  expect(built).toMatch(/^10 % building$[\s\S]*^98 % emitting after emit$[\s\S]*^100 %/m);
  // webpack itself prints nothing.
  expect(built).not.toContain("webpack.Progress");
});

samples.tries("new ProgressFilePlugin()", async (code) => {
  const plugin = await samplesOf(PAGE, "progress-file-plugin.js");
  const folder = await project({ ...plugin, "webpack.config.js": code });
  await execute("npx webpack", folder);
  const { percent } = JSON.parse(await readFile(path.join(folder, "progress.json"), "utf8"));
  expect(percent).toBe(100);
});

samples.tries('progressBar: { name: "acme-ui"', async (code) => {
  const log = await logOf(code, true);
  expect(log).toMatch(/acme-ui ━{40} \(\d+%\) ETA: \d+/);
  const plain = await logOf(code.replace(/progressBar: .*|estimatedTime: .*/g, ""), true);
  expect(plain).toContain("% building");
  expect(plain).not.toMatch(/acme-ui|ETA/);
});
