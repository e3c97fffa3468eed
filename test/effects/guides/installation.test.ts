import { expect } from "vitest";
import { run } from "../../outputs/project";
import { effectsOf } from "../effects";

const samples = effectsOf("guides/installation.mdx");

samples.tries("fileURLToPath(import.meta.url)", async (code) => {
  const filesBy = (sample: string) =>
    run("npx webpack --config app/webpack.config.js && ls app", { "app/webpack.config.js": sample });
  // Beside the configuration, wherever webpack is started.
  expect(await filesBy(code)).toMatch(/\ndist\n/);
  expect(await filesBy(code.replace(/ +path: .*/, ""))).not.toMatch(/\ndist\n/);
});
