import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project } from "../../lib/project";

const samples = effectsOf("plugins/manifest-plugin.mdx");

/** Returns what the sample writes into a JSON file. */
async function jsonBy(code: string, name: string, files: Files): Promise<unknown> {
  const folder = await project({ ...files, "webpack.config.js": code });
  const built = await buildOwn(folder);
  const text = await readFile(path.join(folder, "dist", name), "utf8").catch(() => {
    throw new Error(`There is no ${name}:\n${built}`);
  });
  return JSON.parse(text);
}

samples.tries("plugins: [new webpack.ManifestPlugin()]", async (code) => {
  const files = {
    "src/index.js": 'import "./page.css";\nconsole.log(1);',
    "src/page.css": "body { top: 0 }",
    "src/admin.js": "console.log(2);",
  };
  const expected = {
    entrypoints: { main: { imports: ["main.js", "main.css"] }, admin: { imports: ["admin.js"] } },
    assets: {
      "main.js": { file: expect.stringMatching(/^\/static\/js\/main\.\w{20}\.js$/) },
      "main.css": { file: expect.stringMatching(/^\/static\/css\/main\.\w{20}\.css$/) },
      "admin.js": { file: expect.stringMatching(/^\/static\/js\/admin\.\w{20}\.js$/) },
    },
  };
  expect(await jsonBy(code, "manifest.json", files)).toEqual(expected);
});

samples.effect("serialize: (files)", {
  files: { "src/index.js": "console.log(1);" },
  rest: { devtool: "source-map" },
  without: ["plugins"],
  // The map is left out.
  shows: /^manifest\.mjs\nexport default ?\{"main\.js":"\/main\.\w{20}\.js"\}/m,
});

samples.tries("SSRManifestPlugin()", async (code) => {
  const files = {
    "src/index.js": 'import("./cart.js");',
    "src/cart.js": 'import "./cart.css";\nexport const open = () => 1;',
    "src/cart.css": "p { top: 0 }",
  };
  const cart = [expect.stringMatching(/^\/static\/js\/\d+\.\w{20}\.js$/), expect.stringMatching(/^\/static\/.*\.css$/)];
  expect(await jsonBy(code, "ssr-manifest.json", files)).toEqual({
    "./src/cart.css": cart,
    "./src/cart.js": cart,
    "./src/index.js": [expect.stringMatching(/^\/static\/js\/main\.\w{20}\.js$/)],
  });
});
