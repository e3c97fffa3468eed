import { expect } from "vitest";
import webpack from "webpack";
import { TSC } from "../../../program-options";
import { effectsOf } from "../../lib/effects";
import { build, run } from "../../lib/project";
import { exported } from "../configuration/exported";

const samples = effectsOf("api/node.mdx");

samples.tries("webpack.defineConfig({", async (code) => {
  const { folder, configuration } = await exported(code);
  expect(configuration).toEqual({ mode: "production", entry: "./src/index.js" });
  for (const given of [configuration, [configuration], () => configuration, Promise.resolve(configuration)]) {
    expect(webpack.defineConfig(given)).toBe(given);
  }
  expect(await build(folder, configuration)).toContain("compiled successfully");

  const wrong = code.replace('"production"', '"produktion"');
  const plain = wrong.replace("webpack.defineConfig({", "{").replace("});", "};");
  const compilerOptions = { checkJs: true, module: "nodenext", types: ["node"], skipLibCheck: true };
  const files = { "right.js": code, "wrong.js": wrong, "plain.js": plain };
  const said = await run(`${TSC} --noEmit`, {
    "tsconfig.json": JSON.stringify({ compilerOptions, files: Object.keys(files) }),
    ...files,
  });
  expect(said).toMatch(/^wrong\.js.*produktion/m);
  expect(said).not.toMatch(/^(?:right|plain)\.js/m);
});
