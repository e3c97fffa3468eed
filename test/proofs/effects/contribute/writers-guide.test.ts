import { effectsOf } from "../../lib/effects";

effectsOf("contribute/writers-guide.mdx").effect('devtool: "source-map"', {
  files: { "src/index.js": "console.log(1);" },
  without: ["devtool"],
  shows: [/^main\.js\.map$/m, "//# sourceMappingURL=main.js.map"],
});
