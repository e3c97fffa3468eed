import webpack from "webpack";
import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";

const samples = effectsOf("releases/5-111.mdx");

const files: Files = {
  "public/robots.txt": "User-agent: *",
  "public/icons/a.svg": "<svg/>",
  "locales/de.json": "{}",
  "locales/notes.txt": "A note",
};
samples.effect('copy: ["public"', {
  files,
  without: ["output.copy.0"],
  shows: [/^robots\.txt\nUser-agent: \*$/m, /^icons\/a\.svg$/m],
});
samples.effect('copy: ["public"', {
  files,
  without: ["output.copy.1"],
  // The glob leaves the other file out.
  shows: /^i18n\/de\.json\n\{\}\n(?!i18n\/notes)/m,
});

samples.effect("output: { module: true }", {
  files: { "src/index.js": 'import("./lazy.js");', "src/lazy.js": "console.log(1);" },
  without: ["output.module"],
  // Neither a function around the code, nor a loader of scripts.
  shows: [/^main\.mjs\n(?!\(\(\)=>)/m, /\bimport\(/],
  hides: [/^main\.js$/m, 'createElement("script")'],
});

const unused: Files = {
  "src/index.js": 'import { spare } from "./spare.js";\nconsole.log("index");',
  "src/spare.js": 'console.log("spare");\nexport const spare = 1;',
};
samples.effect("unusedConfig: true, unusedModules: true", {
  files: unused,
  rest: {
    externals: { jquery: "jQuery" },
    resolve: { alias: { old: "./old.js" } },
    plugins: [new webpack.DefinePlugin({ OLD_NAME: 1 })],
    module: { rules: [{ test: /\.old$/, type: "asset/source" }] },
  },
  without: ["performance.unusedConfig"],
  shows: [
    "The following external was declared but never imported: jquery.",
    "The following 'resolve.alias' entry was never applied to a request: 'old'.",
    "The following key was defined but never referenced by any module: OLD_NAME.",
    /The following rule was never applied to a module: module\.rules\[0\]/,
  ],
});
samples.effect("unusedConfig: true, unusedModules: true", {
  files: unused,
  without: ["performance.unusedModules"],
  shows: /^WARNING in unused modules: 1 module .*\n {2}\.\/src\/spare\.js /m,
});
