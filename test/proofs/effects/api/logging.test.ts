import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, samplesOf } from "../../lib/project";

const PAGE = "api/logging.mdx";
const samples = effectsOf(PAGE);

const INFRASTRUCTURE = "<i> [CountModulesPlugin] Waiting for a build";
const COMPILATION = /LOG from CountModulesPlugin\n<i> 1 modules$/m;

/** Builds with the plugin of the page, and with another one that writes the same messages. */
async function logged(code: string): Promise<string> {
  const { "count-modules-plugin.js": plugin = "" } = await samplesOf(PAGE, "count-modules-plugin.js");
  const files: Files = {
    "count-modules-plugin.js": plugin,
    "other-plugin.js": plugin.replaceAll("CountModulesPlugin", "OtherPlugin"),
    "webpack.config.js": `import OtherPlugin from "./other-plugin.js";\n${code.replace("plugins: [", "$&new OtherPlugin(), ")}`,
  };
  return buildOwn(files);
}

samples.tries("plugins: [new CountModulesPlugin()],\n};", async (code) => {
  const built = await logged(code);
  expect(built).toContain(INFRASTRUCTURE);
  expect(built).toMatch(COMPILATION);
  const plain = await logged(code.replace("new CountModulesPlugin()", ""));
  expect(plain).not.toContain("CountModulesPlugin");
});

samples.tries("loggingDebug: [/CountModulesPlugin/]", async (code) => {
  const built = await logged(code);
  expect(built).toContain(INFRASTRUCTURE);
  expect(built).toMatch(COMPILATION);
  expect(built).not.toContain("OtherPlugin");
  // The levels hide the other plugin, and the filters show the one of the page.
  const all = await logged(code.replaceAll(/(?:logging|level): "warn",/g, ""));
  expect(all).toContain(INFRASTRUCTURE.replace("CountModulesPlugin", "OtherPlugin"));
  expect(all).toContain("LOG from OtherPlugin\n<i> 1 modules");
  const none = await logged(code.replaceAll(/(?:loggingDebug|debug): .*/g, ""));
  expect(none).toContain("compiled successfully");
  expect(none).not.toContain("CountModulesPlugin");
});
