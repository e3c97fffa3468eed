import path from "node:path";
import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project, samplesOf } from "../../lib/project";
import { watchedIn } from "../../lib/watched";

const PAGE = "concepts/plugins.mdx";
const samples = effectsOf(PAGE);

const report = await samplesOf(PAGE, "build-report-plugin.js");
const files: Files = {
  ...report,
  "src/index.js": 'console.log(VERSION);\nimport("./map.js");',
  "src/map.js": "console.log(1);",
};

samples.effect("API_URL", {
  files: { "src/index.js": "fetch(API_URL);" },
  without: ["plugins"],
  shows: 'fetch("https://api.example.com")',
  hides: "fetch(API_URL)",
});

samples.tries("plugins: [new BuildReportPlugin()]", async (code) => {
  const built = (sample: string) => buildOwn({ ...report, "webpack.config.js": sample });
  expect(await built(code)).toMatch(/^1 modules, 1 files, (\d+) ms\n[\s\S]* compiled successfully in \1 ms$/m);
  expect(await built(code.replace("new BuildReportPlugin()", ""))).not.toMatch(/modules, \d+ files/);
  // The class instead of an instance.
  expect(await built(code.replace("new BuildReportPlugin()", "BuildReportPlugin"))).toContain(
    "Class constructor BuildReportPlugin cannot be invoked without 'new'",
  );
});

samples.tries("env.profile && new webpack.ProgressPlugin()", async (code) => {
  const called = (env: string, argv: string, sample = code) =>
    buildOwn({
      ...files,
      "webpack.config.js": `${sample.replace("export default", "const configure =")}\nexport default configure(${env}, ${argv});`,
    });
  const [reported, progress] = [/^\d+ modules, 2 files, \d+ ms$/m, "[webpack.Progress]"];
  const neither = await called("{}", "{}");
  expect(neither).toContain('console.log("1.4.0")');
  expect(neither).not.toMatch(reported);
  expect(neither).not.toContain(progress);
  const produced = await called("{}", '{ mode: "production" }');
  expect(produced).toMatch(reported);
  expect(produced).not.toContain(progress);
  const profiled = await called("{ profile: true }", '{ mode: "development" }');
  expect(profiled).not.toMatch(reported);
  expect(profiled).toContain(progress);
  const skipped = code.replace("plugins: [", '$& false, 0, "", null, undefined,');
  expect(await called("{}", "{}", skipped)).toContain('console.log("1.4.0")');
});

samples.tries('tap("LogChanges"', async (code) => {
  const logged = async (sample: string) => {
    const folder = await project({ ...files, "webpack.config.js": sample });
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const builds = await watchedIn(folder, [{ "src/map.js": "console.log(2);" }]);
    expect(builds[1]).toContain("console.log(2)");
    const calls = log.mock.calls.map((words) => words.map(String));
    log.mockRestore();
    return { calls, change: ["changed", path.join(folder, "src/map.js")] };
  };
  const { calls, change } = await logged(code);
  expect(calls).toContainEqual(change);
  const plain = await logged(code.replace(/console\.log\(.*\);/, ";"));
  expect(plain.calls).toEqual([]);
  // A function gets the compiler as `this`, too.
  const byThis = code.replace("(compiler) => {", "function () {").replace("compiler.hooks", "this.hooks");
  const bound = await logged(byThis);
  expect(bound.calls).toContainEqual(bound.change);
});
