import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project } from "../../lib/project";

const samples = effectsOf("concepts/output.mdx");

const lazy: Files = { "src/index.js": 'import("./map.js");', "src/map.js": "console.log(1);" };
const entries: Files = {
  "src/shop.js": "console.log(1);",
  "src/admin.js": "console.log(2);",
  "src/sw.js": "self.a = 3;",
};

samples.tries('filename: "shop.js"', async (code) => {
  const folder = await project({ "webpack.config.js": code });
  await buildOwn(folder);
  expect(await readdir(path.join(folder, "build"))).toEqual(["shop.js"]);
});

samples.effect('assetModuleFilename: "media/', {
  files: {
    ...lazy,
    "src/index.js": 'import "./a.css";\nimport("./map.js");\ndocument.title = new URL("./logo.png", import.meta.url);',
    "src/a.css": "a { top: 0 }",
    "src/logo.png": "a logo",
  },
  rest: { experiments: { css: true } },
  without: ["output"],
  shows: /css\/main\.\w{8}\.css[\s\S]*js\/\d+\.\w{8}\.js[\s\S]*js\/main\.\w{8}\.js[\s\S]*media\/logo\.\w{8}\.png/,
});

samples.effect('filename: "app.js",\n', {
  files: entries,
  without: ["output.filename"],
  shows: /Conflict: Multiple chunks emit assets to the same filename app\.js \(chunks 883 and 884\)/,
});

samples.effect('chunk.name === "sw"', {
  files: entries,
  without: ["output.filename"],
  shows: /asset sw\.js[\s\S]*asset shop\.\w{20}\.js|asset shop\.\w{20}\.js[\s\S]*asset sw\.js/,
});

samples.effect("clean: { keep: /^CNAME$/ }", {
  files: { "dist/CNAME": "", "dist/old.js": "" },
  without: ["output.clean"],
  hides: /^old\.js$/m,
});

samples.tries("clean: { keep: /^CNAME$/ }", async (code) => {
  expect(await buildOwn({ "webpack.config.js": code, "dist/CNAME": "" })).toMatch(/^CNAME$/m);
});

samples.effect('publicPath: "https://cdn', {
  files: lazy,
  without: ["output.publicPath"],
  shows: '"https://cdn.example.com/shop/"',
});

samples.tries('path.join(dist, "public")', async (code) => {
  const files = { "src/index.js": "console.log(1);", "src/server.js": 'import "node:fs";' };
  const sample = code.replace("export default", "const both =");
  for (const [place, folder] of ["public", "server"].entries()) {
    const built = await buildOwn({ ...files, "webpack.config.js": `${sample}\nexport default both[${place}];` });
    expect(built).toContain(`${folder}/main.js\n`);
  }
});
