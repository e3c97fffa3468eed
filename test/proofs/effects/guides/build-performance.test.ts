import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { project } from "../../lib/project";

const samples = effectsOf("guides/build-performance.mdx");

samples.tries("ProfilingPlugin()", async (code) => {
  // It writes into the folder where webpack is started.
  const folder = await project({ "webpack.config.js": code });
  await execute("npx webpack", folder);
  const events: { name: string }[] = JSON.parse(await readFile(path.join(folder, "events.json"), "utf8"));
  const names = events.map(({ name }) => name);
  expect(names).toContain("SplitChunksPlugin");
  expect(names).toContain("CpuProfile");
});
