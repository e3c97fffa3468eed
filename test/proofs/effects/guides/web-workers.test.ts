import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";

const samples = effectsOf("guides/web-workers.mdx");

samples.effect("*audio.audioWorklet.addModule()", {
  files: {
    "src/index.js":
      'const audio = { audioWorklet: new AudioContext() };\nawait audio.audioWorklet.addModule(new URL("./beep.js", import.meta.url));',
    "src/beep.js": 'import { wave } from "./wave.js";\nconsole.log(wave);',
    "src/wave.js": 'export const wave = "a wave";',
  },
  without: ["module"],
  // The worklet is bundled, and not copied with its import.
  shows: 'console.log("a wave")',
  hides: /import ?\{ ?wave ?\} ?from/,
});

const worker = {
  "src/index.js": 'new Worker(new URL("./worker.js", import.meta.url));',
  "src/worker.js": 'import("./late.js");',
  "src/late.js": 'console.log("late");',
};

samples.effect('workerPublicPath: "/workers/"', {
  files: worker,
  without: ["output.workerPublicPath"],
  shows: /new Worker\(new URL\(.*"\/workers\/"/,
});

samples.tries("workerChunkLoading: false", async (code) => {
  const scriptsBy = async (sample: string) =>
    (await buildOwn({ ...worker, "webpack.config.js": sample })).match(/^asset \S+\.js/gm);
  expect(await scriptsBy(code)).toHaveLength(2);
  expect(await scriptsBy(code.replace("workerChunkLoading: false,", ""))).toHaveLength(3);
});
