import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project } from "../../lib/project";

/** The part of a manifest that names the emitted files. */
interface Manifest {
  assets: Record<string, { file: string }>;
}

const samples = effectsOf("releases/5-103.mdx");

samples.effect('dotenv: { prefix: "ACME_" }', {
  files: { ".env": "ACME_SHOP=1\nWEBPACK_OLD=2\n", "src/index.js": "console.log(process.env, import.meta.env);" },
  without: ["dotenv.prefix"],
  shows: 'ACME_SHOP:"1"',
  hides: 'WEBPACK_OLD:"2"',
});

samples.effect('dotenv: { prefix: "ACME_" }', {
  files: { ".env": "ACME_SHOP=1\n", "src/index.js": "console.log(process.env.ACME_SHOP);" },
  without: ["dotenv"],
  shows: 'console.log("1")',
});

samples.tries("new webpack.ManifestPlugin()", async (code) => {
  const files: Files = {
    "src/index.js": 'import "./page.css";\nimport("./cart.js");\nconsole.log(new URL("./logo.png", import.meta.url));',
    "src/cart.js": "console.log(1);",
    "src/page.css": "body { top: 0 }",
    "src/logo.png": "a logo",
  };
  const folder = await project({ ...files, "webpack.config.js": code });
  await buildOwn(folder);
  const dist = path.join(folder, "dist");
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, "manifest.json"), "utf8"));
  expect(manifest.assets["main.js"]?.file).toMatch(/^\/static\/main\.\w{20}\.js$/);
  const emitted = (await readdir(dist)).filter((name) => name !== "manifest.json");
  expect(emitted).toHaveLength(4);
  expect(
    Object.values(manifest.assets)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(emitted.map((name) => `/static/${name}`).sort());
  const without = await buildOwn({ ...files, "webpack.config.js": code.replace(/plugins: .*/, "") });
  expect(without).not.toContain("manifest.json");
});
