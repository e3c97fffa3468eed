import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/output-management.mdx");

const files = { "src/index.js": "console.log(1);", "dist/old.js": "" };

samples.effect("html: true,\n", {
  files,
  without: ["output.html"],
  shows: /^main\.html\n.*src="?main\.\w{20}\.js"?/m,
});
samples.effect("html: true,\n", { files, without: ["output.clean"], hides: /^old\.js$/m });
samples.effect("html: true,\n", { files, without: ["output.filename"], shows: /^main\.\w{20}\.js$/m });
