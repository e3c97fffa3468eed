import { effectsOf } from "../effects";

effectsOf("errors/assets.mdx").effect('!url.startsWith("/")', {
  packages: "packages",
  files: {
    "src/index.js": 'import "./page.css";',
    "src/page.css": 'body { background: url("/images/price.png"); }',
  },
  without: ["module.rules.0.use.1.options"],
  shows: /body \{ background: url\([^)]*\/images\/price\.png[^)]*\)/,
  hides: "Can't resolve '/images/price.png'",
});
