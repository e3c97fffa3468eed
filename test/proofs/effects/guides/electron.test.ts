import { effectsOf } from "../../lib/effects";

effectsOf("guides/electron.mdx").effect('externals: ["electron/main"]', {
  files: {
    "src/index.js": 'import { app } from "electron/main";\nimport { shell } from "electron";\nconsole.log(app, shell);',
    // The package has no such file: the program knows the name.
    "node_modules/electron/package.json": '{ "name": "electron", "main": "index.js" }',
    "node_modules/electron/index.js": "",
  },
  without: ["externals"],
  shows: 'from"electron/main"',
  hides: "Module not found: Error: Can't resolve 'electron/main'",
});
