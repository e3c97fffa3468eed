import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/webassembly.mdx");

samples.effect("env$", {
  files: {
    "src/index.js": 'import { memory } from "env";\nconsole.log(memory);',
    "src/env.js": "export const memory = new WebAssembly.Memory({ initial: 6 });",
  },
  without: ["resolve.alias"],
  shows: "WebAssembly.Memory",
  hides: "Can't resolve 'env'",
});
