import { effectsOf } from "../../lib/effects";

const samples = effectsOf("plugins/no-emit-on-errors-plugin.mdx");

samples.effect("emitOnErrors: false", {
  files: { "src/index.js": 'import "./missing.js";' },
  without: ["optimization"],
  hides: /^main\.js\n[\s\S]*Cannot find module '\.\/missing\.js'/m,
});
