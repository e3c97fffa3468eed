import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("plugins/banner-plugin.mdx");

const lazy: Files = { "src/lazy.js": "console.log(2);" };

samples.effect("PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1", {
  files: { "src/index.js": 'console.log("hi");' },
  without: ["plugins.0.options.stage"],
  // With the default stage, the minimizer moves it away.
  shows: /^main\.js\n\/\*! acme-ui 2\.4\.0 \| MIT License \*\/\n/m,
  hides: "main.js.LICENSE.txt",
});

samples.tries("banner: ({ filename, chunk })", async (code) => {
  vi.stubEnv("npm_package_name", "acme-ui");
  vi.stubEnv("npm_package_version", "2.4.0");
  const built = await buildOwn({
    "webpack.config.js": code,
    "src/index.js": 'console.log(1);\nimport("./lazy.js");',
    ...lazy,
  });
  expect(built).toMatch(/\n\/\*!\n \* main\.js of acme-ui\n \* Version 2\.4\.0\n \* Entry main\n \*\//);
  expect(built).toMatch(/\n\/\*!\n \* \d+\.js of acme-ui\n \* Version 2\.4\.0\n \* Loaded on demand\n \*\//);
});

const command: Files = { "src/cli.js": 'console.log("built");\nimport("./lazy.js");', ...lazy };
samples.effect("raw: true", {
  files: command,
  without: ["plugins"],
  shows: /^main\.js\n#!\/usr\/bin\/env node\n/m,
});
samples.effect("entryOnly: true", {
  files: command,
  without: ["plugins.0.options.entryOnly"],
  hides: /^\d+\.js\n#!\/usr\/bin\/env node\n/m,
});

samples.effect('exclude: [/^worker/, "vendor"]', {
  files: { "src/index.js": "console.log(1);" },
  rest: { entry: { main: "./src/index.js", "worker-a": "./src/index.js", vendor: "./src/index.js" } },
  without: ["plugins.0.options.exclude"],
  // Files with the banner have a file of licenses.
  shows: /^(?=[\s\S]*\nmain\.js\.LICENSE\.txt\n\/\*! acme-ui 2\.4\.0 \*\/)(?![\s\S]*(?:vendor|worker-a)\.js\.LICENSE)/,
});
