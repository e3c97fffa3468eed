import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { project } from "../../lib/project";

const samples = effectsOf("plugins/profiling-plugin.mdx");

/** Returns names of what a trace contains, such as plugins in a hook. */
async function namesIn(trace: string): Promise<string[]> {
  const events: { name: string }[] = JSON.parse(await readFile(trace, "utf8"));
  return events.map(({ name }) => name);
}

samples.tries("ProfilingPlugin()", async (code) => {
  // It writes into the folder where webpack is started.
  const folder = await project({ "webpack.config.js": code });
  await execute("npx webpack", folder);
  const names = await namesIn(path.join(folder, "events.json"));
  expect(names).toContain("SplitChunksPlugin");
  expect(names).toContain("CpuProfile");
});

samples.tries('outputPath: path.resolve(import.meta.dirname, "profile/events.json")', async (code) => {
  const folder = await project({ "webpack.config.js": code });
  await execute("npx webpack", folder);
  expect(await namesIn(path.join(folder, "profile/events.json"))).toContain("SplitChunksPlugin");
});
