import { rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import webpack from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { type Files, project, run } from "../../lib/project";

const page = await outputsOf("configuration/watch.mdx");

/** Watches a project, saves one file after the first build, and returns what webpack prints about the second. */
async function rebuild(files: Files, name: string, content: string): Promise<string> {
  const folder = await project(files);
  // Files as old as a reader's: on a busy machine webpack may take one from just now for changed.
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const file of Object.keys(files)) await utimes(path.join(folder, file), hourAgo, hourAgo);
  const compiler = webpack({ mode: "development", context: folder, output: { path: path.join(folder, "dist") } });
  return new Promise((resolve, reject) => {
    let builds = 0;
    const watching = compiler.watch({}, async (error, stats) => {
      if (error || !stats) return reject(error ?? new Error("There are no stats."));
      builds += 1;
      if (builds === 1) {
        // In one step: a build must not see the file while it is empty.
        await writeFile(path.join(folder, "saved"), content);
        await rename(path.join(folder, "saved"), path.join(folder, name));
      } else if (stats.compilation.emittedAssets.size > 0) {
        // Files written before the start may give a build without changes first.
        const printed = stats.toString();
        watching?.close(() => resolve(printed));
      }
    });
  });
}

page.shows("cached modules 112 bytes [cached] 2 modules", () =>
  rebuild(
    {
      "src/index.js": 'import { a } from "./a.js";\nimport { b } from "./b.js";\n\ndocument.title = `${a} ${b}`;\n',
      "src/a.js": 'export const a = "Music";\n',
      "src/b.js": 'export const b = "Shop";\n',
    },
    "src/a.js",
    'export const a = "Record";\n',
  ),
);

page.shows("No need to use the 'watch' command together", () =>
  // Standard input has ended already, and the command ends with it.
  run("npx webpack watch --watch-options-stdin", {
    "webpack.config.js": 'export default { mode: "development", watch: true };',
  }),
);

page.shows("DEP_WEBPACK_WATCH_WITHOUT_CALLBACK", () =>
  run("node build.mjs", { "build.mjs": 'import webpack from "webpack"; webpack({ watch: true });' }),
);

page.shows("configuration.watchOptions.ignored[0]", () =>
  run("npx webpack", { "webpack.config.js": "export default { watchOptions: { ignored: [/shared/] } };" }),
);

page.restIs({});
