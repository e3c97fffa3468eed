import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project } from "../../lib/project";

const samples = effectsOf("plugins/source-map-dev-tool-plugin.mdx");

const files: Files = {
  "src/index.js": 'import "acme";\nimport "./page.css";\nconsole.log("ours");',
  "src/page.css": "body { top: 0 }",
  "node_modules/acme/index.js": 'console.log("theirs");',
};

interface SourceMap {
  sources: string[];
  sourcesContent?: string[];
  ignoreList?: number[];
}

/** Returns maps that the sample emits, by their file. */
async function mapsBy(code: string, ...names: string[]): Promise<SourceMap[]> {
  const folder = await project({ ...files, "webpack.config.js": code });
  await buildOwn(folder);
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, "dist", name), "utf8"))));
}

samples.effect('filename: "[file].map",\n    }),\n  ],', {
  files,
  without: ["plugins"],
  shows:
    /^(?=[\s\S]*^main\.js\.map\n)(?=[\s\S]*^main\.css\.map\n)(?=[\s\S]*\/\*# sourceMappingURL=main\.css\.map\*\/$)(?=[\s\S]*\/\/# sourceMappingURL=main\.js\.map$)/m,
});

samples.effect('publicPath: "https://maps.acme.example/2.4.0/"', {
  files,
  without: ["plugins"],
  shows:
    /^\/\/# sourceMappingURL=https:\/\/maps\.acme\.example\/2\.4\.0\/maps\/main\.js\.map\n[\s\S]*^maps\/main\.js\.map\n/m,
});

samples.effect("exclude: /^vendors/", {
  files,
  without: ["plugins.0.options.exclude"],
  shows: /^(?=[\s\S]*\nmain\.js\.map\n)(?=[\s\S]*\nvendors\.js\n)(?![\s\S]*vendors\.js\.map)/,
});

samples.tries("ignoreList: /node_modules/", async (code) => {
  const [map] = await mapsBy(code, "main.js.map");
  expect(map?.sources).toHaveLength(2);
  expect(map?.ignoreList).toEqual([map?.sources.findIndex((name) => name.includes("node_modules"))]);
  const [plain] = await mapsBy(code.replace("ignoreList: /node_modules/,", ""), "main.js.map");
  expect(plain?.ignoreList).toBeUndefined();
});

samples.tries('filename: "private/[file].map"', async (code) => {
  const [open, own] = await mapsBy(code, "main.js.map", "private/main.js.map");
  expect(open?.sources).toEqual(own?.sources);
  expect(open?.sourcesContent).toBeUndefined();
  expect(own?.sourcesContent?.join()).toContain('console.log("ours")');
  const builtBy = (sample: string) => buildOwn({ ...files, "webpack.config.js": sample });
  expect(await builtBy(code)).not.toContain("sourceMappingURL");
  expect(await builtBy(code.replace("append: false,", ""))).toContain("//# sourceMappingURL=main.js.map");
});

samples.tries("absoluteResourcePath", async (code) => {
  const [map] = await mapsBy(code, "main.js.map");
  expect(map?.sources).toContainEqual(expect.stringMatching(/^file:\/\/.*\/src\/index\.js$/));
  const [plain] = await mapsBy(code.replace(/moduleFilenameTemplate[\s\S]*?`,/, ""), "main.js.map");
  expect(plain?.sources.join()).not.toContain("file:");
});
