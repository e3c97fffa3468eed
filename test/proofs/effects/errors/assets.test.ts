import { effectsOf } from "../../lib/effects";

effectsOf("errors/assets.mdx").effect('!url.startsWith("/")', {
  packages: "plugins",
  files: {
    "src/index.js": 'import "./page.css";',
    "src/page.css": 'body { background: url("/images/price.png"); }',
  },
  without: ["module.rules.0.use.1.options"],
  shows: /body \{ background: url\([^)]*\/images\/price\.png[^)]*\)/,
  hides: "Can't resolve '/images/price.png'",
});
