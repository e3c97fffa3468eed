import { effectsOf } from "../../lib/effects";

const samples = effectsOf("releases/5-102.mdx");

samples.effect("extractSourceMap: true", {
  files: {
    "src/index.js": 'import { price } from "kit";\nconsole.log(price);',
    "node_modules/kit/index.js": "export const price = 19;\n//# sourceMappingURL=index.js.map",
    "node_modules/kit/index.js.map": JSON.stringify({
      version: 3,
      sources: ["index.ts"],
      sourcesContent: ["export const price: number = 19;"],
      names: [],
      mappings: "AAAA",
    }),
  },
  without: ["module"],
  shows: /^main\.js\.map\n.*"export const price: number = 19;"/m,
});
