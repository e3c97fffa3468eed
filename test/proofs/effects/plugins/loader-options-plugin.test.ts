import { effectsOf } from "../../lib/effects";
import { samplesOf } from "../../lib/project";

const PAGE = "plugins/loader-options-plugin.mdx";
const samples = effectsOf(PAGE);

samples.effect("LoaderOptionsPlugin({", {
  files: {
    ...(await samplesOf(PAGE, "loaders/note-loader.cjs")),
    "src/index.js": 'import note from "./a.note";\nconsole.log(note);',
    "src/a.note": "  Hallo \n",
  },
  without: ["plugins"],
  shows: '"de: Hallo"',
  hides: "Cannot read properties of undefined (reading 'note')",
});
