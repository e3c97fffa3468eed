import { effectsOf } from "../../lib/effects";

const samples = effectsOf("plugins/index.mdx");

const files = {
  "src/index.js": `if (FEATURE_CHAT) console.log("${"chat ".repeat(100)}");\nconsole.log(process.env.WEBPACK_REGION);`,
  ".env": "WEBPACK_REGION=Europe",
  "dist/old.js": "",
};

samples.effect("new CompressionPlugin()", {
  files,
  packages: "plugins",
  without: ["plugins.1", "plugins.0", "dotenv", "output.html"],
  shows: /^(?=[\s\S]*\nmain\.js\.gz\n)(?=[\s\S]*"Europe")(?=[\s\S]*\nmain\.html\n)(?![\s\S]*FEATURE_CHAT)/,
});

samples.effect("new CompressionPlugin()", {
  files,
  packages: "plugins",
  without: ["output.clean"],
  hides: /^old\.js$/m,
});
