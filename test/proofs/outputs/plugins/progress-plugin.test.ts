import { expect } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { run } from "../../lib/project";

const page = await outputsOf("plugins/progress-plugin.mdx");

page.shows("emitting emit StuckPlugin", async () => {
  const printed = await run("npx webpack --progress", {
    "webpack.config.js": `
      class StuckPlugin {
        apply(compiler) {
          compiler.hooks.emit.tapAsync("StuckPlugin", () => {});
        }
      }
      export default { mode: "development", plugins: [new StuckPlugin()] };`,
  });
  // Nothing after it: neither a result nor an error.
  expect(printed).toMatch(/emitting emit StuckPlugin\s+exit status 0\s*$/);
  return printed;
});
