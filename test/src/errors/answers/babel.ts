import type { Answers } from "./types";

export const babel: Answers = {
  "presets that Babel 6 looks for next to webpack's own files": {
    output:
      'ERROR in (webpack)/buildin/module.js\nModule build failed: Error: Couldn\'t find preset "es2015" relative to directory "/usr/lib/node_modules/webpack/buildin"',
    entry: "babel/#preset-missing",
    cause: /in another package/,
  },
};
