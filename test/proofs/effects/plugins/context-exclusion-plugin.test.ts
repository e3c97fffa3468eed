import { effectsOf } from "../../lib/effects";

const samples = effectsOf("plugins/context-exclusion-plugin.mdx");

samples.effect("/^test-data$/", {
  files: {
    "src/index.js":
      'const load = (name) => import("./locale/" + name);\nload("de").then((locale) => console.log(locale));',
    "src/locale/de.js": 'export default "German";',
    "src/locale/fr.js": 'export default "French";',
    "src/locale/it.js": 'export default "Italian";',
    "src/locale/test-data/big.js": 'export default "Big";',
  },
  without: ["plugins"],
  shows: /^(?=[\s\S]*"German")(?=[\s\S]*"French")(?=[\s\S]*"Italian")(?![\s\S]*"Big")/,
});
