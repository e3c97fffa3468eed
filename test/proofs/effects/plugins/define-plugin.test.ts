import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";
import { watched } from "../../lib/watched";

const samples = effectsOf("plugins/define-plugin.mdx");

const chat: Files = { "src/chat.js": 'console.log("chat");' };

samples.effect("API_TIMEOUT: 5000", {
  files: {
    "src/index.js": "console.log(`acme-shop ${APP_VERSION}`, API_TIMEOUT);\nif (FEATURE_CHAT) import('./chat.js');",
    ...chat,
  },
  without: ["plugins"],
  shows: 'console.log("acme-shop 2.4.0",5e3)',
  hides: 'console.log("chat")',
});

samples.effect("FEATURES: { chat: false, beta: true }", {
  files: {
    "src/index.js": `console.log(FEATURES.chat, FEATURES.region, FEATURES.typo);
const { beta } = FEATURES;
console.log(beta, FEATURES);`,
  },
  without: ["plugins"],
  shows: `console.log(false, "eu", (void 0));
const { beta } = ({"beta":true});
console.log(beta, ({"chat":false,"beta":true,"region":"eu"}));`,
});

samples.effect('"typeof window"', {
  files: {
    "src/index.js": 'if (typeof window !== "undefined") console.log("browser");\nconsole.log(globalThis, window);',
  },
  without: ["plugins"],
  // The name itself stays.
  shows: /"use strict";console\.log\(globalThis,window\)/,
  hides: '"browser"',
});

samples.tries("env.chat", async (code) => {
  const builtWith = (env: string) =>
    buildOwn({
      "webpack.config.js": `${code.replace("export default", "const withEnv =")}\nexport default withEnv(${env});`,
      "src/index.js": 'if (FEATURE_CHAT) import("./chat.js");',
      ...chat,
    });
  expect(await builtWith("{ chat: true }")).toContain('console.log("chat")');
  expect(await builtWith("{}")).not.toContain("chat.js");
});

samples.effect('"process.env.API_URL"', {
  files: { "src/index.js": "const { API_URL } = process.env;\nconsole.log(process.env.API_URL, API_URL);" },
  without: ["plugins"],
  shows: /console\.log\(.*"https:\/\/api\.acme\.example"/,
  hides: "process.env",
});

samples.tries("runtimeValue(", async (code) => {
  const files: Files = {
    "src/index.js": 'import "./menu.js";\nconsole.log(MODULE_FILE, FLAGS.chat);',
    "src/menu.js": "console.log(MODULE_FILE);",
    "flags.json": '{ "chat": "off" }',
  };
  const saved = { "flags.json": '{ "chat": "on" }', "src/menu.js": "console.log(MODULE_FILE, 2);" };
  const [first, second] = await watched({ ...files, "webpack.config.js": code }, [saved], { cache: true });
  expect(first).toContain('console.log("menu.js"),console.log("index.js","off")');
  expect(second).toContain('console.log("menu.js",2),console.log("index.js","on")');
  const unknown = code.replace("fileDependencies: [flags]", "");
  const [, stale] = await watched({ ...files, "webpack.config.js": unknown }, [saved], { cache: true });
  expect(stale).toContain('console.log("menu.js",2),console.log("index.js","off")');
});
