import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, project } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const samples = effectsOf("concepts/manifest.mdx");

const shop = (word: string): Files => ({
  "src/index.js": 'console.log("shop");\ndocument.onclick = () => import("./checkout.js");',
  "src/checkout.js": `console.log("${word}");`,
});

/** Returns the names of the emitted files by their kinds, when the lazy file prints this word. */
async function namesBy(code: string, word: string) {
  const built = await buildOwn({ ...shop(word), "webpack.config.js": code });
  const nameOf = (kind: string) => new RegExp(`^${kind}\\.\\w{8}\\.js$`, "m").exec(built)?.[0];
  return { entry: nameOf("shop"), lazy: nameOf("\\d+"), runtime: nameOf("runtime") };
}

samples.tries('"[name].[contenthash:8].js",\n    clean: true,\n  },\n};', async (code) => {
  const [first, second] = [await namesBy(code, "checkout"), await namesBy(code, "pay now")];
  expect(second.lazy).not.toBe(first.lazy);
  expect(second.entry).not.toBe(first.entry);

  const single = code.replace(/\};\s*$/, '  optimization: { runtimeChunk: "single" },\n};');
  const [before, after] = [await namesBy(single, "checkout"), await namesBy(single, "pay now")];
  expect(after.runtime).not.toBe(before.runtime);
  expect(after.entry).toMatch(/^shop\./);
  expect(after.entry).toBe(before.entry);
});

/** What the sample tells a server. */
interface Manifest {
  entrypoints: { shop: { imports: string[] } };
  assets: Record<string, { file: string }>;
}

samples.tries("plugins: [new webpack.ManifestPlugin()]", async (code) => {
  const folder = await project({ ...shop("checkout"), "webpack.config.js": code });
  await buildOwn(folder);
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, "dist/manifest.json"), "utf8"));
  const lazy = Object.keys(manifest.assets).find((name) => /^\d+\.js$/.test(name)) ?? "no lazy file";
  const file = (name: string) => ({ file: expect.stringMatching(new RegExp(`^/${name}\\.\\w{8}\\.js$`)) });
  expect(manifest).toEqual({
    entrypoints: { shop: { imports: ["runtime.js", "shop.js"] } },
    assets: { "shop.js": file("shop"), "runtime.js": file("runtime"), [lazy]: file(lazy.replace(".js", "")) },
  });

  const scripts = manifest.entrypoints.shop.imports.map((name) => manifest.assets[name]?.file.slice(1) ?? "");
  expect(await runOwn(folder, scripts)).toBe("shop");
  expect(await runOwn(folder, scripts.slice(1))).toBe("");
});
