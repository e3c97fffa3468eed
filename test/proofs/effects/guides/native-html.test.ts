import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/native-html.mdx");

samples.effect("inline: [/^runtime/]", {
  files: { "src/index.js": 'import("./lazy.js");', "src/lazy.js": "", "src/admin.js": "console.log(2);" },
  without: ["output.html.inline"],
  // The code of the runtime and its hash stand in both pages.
  shows:
    /^admin\.html\n(?=[^\n]*script-src [^;]*'sha256-)(?=[^\n]*<script>\(\(\)=>)[\s\S]*^index\.html\n(?=[^\n]*script-src [^;]*'sha256-)(?=[^\n]*<script>\(\(\)=>)/m,
});

samples.effect("hooks.injectTags.tap", {
  without: ["plugins"],
  shows: /^main\.html\n.*<meta name="?build"? content="?42"?>/m,
});
