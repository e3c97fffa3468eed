import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { run, runUntil, samplesOf } from "../../lib/project";

const page = await outputsOf("configuration/infrastructureLogging.mdx");

page.shows("[webpack-dev-server] Project is running at:", () =>
  runUntil("npx webpack serve --mode development --port 0", {}, [["Project is running at:"]]),
);

page.shows("was modified", async () => {
  const printed = await runUntil("npx webpack watch --mode development --infrastructure-logging-level log", {}, [
    ["is watching files", (folder) => appendFile(path.join(folder, "src/index.js"), "console.log(1);\n")],
    ["Compiler starting"],
  ]);
  const moment = "Sat Nov 21 2026 11:30:07 GMT+0000 (Coordinated Universal Time) (timestamp is 1795260607578)";
  return printed.replace(/(?<=Changed time is ).* \(timestamp is \d+\)/, moment);
});

page.shows("1% setup before run NodeEnvironmentPlugin", () =>
  run("npx webpack", {
    "webpack.config.js": 'export default { mode: "production", infrastructureLogging: { progress: true } };',
  }),
);

page.shows("asset processing > MinimizerPlugin", async () => {
  const printed = await run("npx webpack --mode production --progress=profile");
  return printed.replace(/^<[ew]>/gm, "<i>"); // what took seconds is no longer an information only
});

page.shows("Pack got invalid because of write to", () => {
  const command = "npx webpack --mode production --cache-type filesystem";
  // The second build resolves "./src" again, since it may have another meaning now.
  return run(`${command} && echo {} > src/package.json && ${command} --infrastructure-logging-debug /webpack.cache/`);
});

page.restIs({});

test("a plugin that logs", async () => {
  const files = {
    ...(await samplesOf("configuration/infrastructureLogging.mdx", "greet-plugin.js")),
    "webpack.config.js": `
      import GreetPlugin from "./greet-plugin.js";

      export default { mode: "production", plugins: [new GreetPlugin()] };`,
  };
  expect(await run("npx webpack", files)).toMatch(/^<i> \[GreetPlugin\] shown by default$/m);
  const all = await run("npx webpack --infrastructure-logging-debug /GreetPlugin/", files);
  expect(all).toMatch(/^ {4}\[GreetPlugin\] shown with debug/m);
});
