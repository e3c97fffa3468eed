import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { pageWith } from "../../lib/script-page";
import { watchedIn } from "../../lib/watched";
import { projectWithPackages } from "../../lib/with-packages";

const samples = effectsOf("guides/hot-module-replacement.mdx");

const component = (words: string) => `<script>
export default { data: () => ({ clicks: 0 }) };
</script>
<template><button @click="clicks++">${words}: {{ clicks }}</button></template>
<style>button { top: 0 }</style>
`;

/** Builds with a sample, clicks twice, edits the component, and returns what the button says after the update. */
async function saidAfterEdit(code: string): Promise<string> {
  const folder = await projectWithPackages({
    "src/index.html": '<!doctype html><html><head><script src="./index.js"></script></head></html>',
    "src/index.js": `import { createApp } from "vue";
import Counter from "./Counter.vue";
createApp(Counter).mount("#app");
globalThis.update = () => import.meta.webpackHot.check(true);`,
    "src/Counter.vue": component("Clicks"),
    // As the server does it.
    "webpack.config.js": `import webpack from "webpack";
${code.replace("plugins: [", "plugins: [new webpack.HotModuleReplacementPlugin(), ")}`,
  });
  const saved = { "src/Counter.vue": component("Number of clicks") };
  const [first = ""] = await watchedIn(folder, [saved], { devtool: false });
  const [built, script = ""] = first.split(/^index\.js\n/m);
  if (built?.includes("ERROR in")) throw new Error(built);
  const page = await pageWith("http://localhost:4800/index.js", async ({ pathname }) =>
    pathname === "/index.js" ? script : readFile(path.join(folder, "dist", pathname), "utf8"),
  );
  const button = () => page.document.querySelector("button");
  button()?.click();
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe("Clicks: 2");
  await page.eval("update()");
  await expect.poll(() => button()?.textContent).toContain("Number");
  return button()?.textContent ?? "";
}

samples.tries("VueLoaderPlugin", async (code) => {
  expect(await saidAfterEdit(code)).toBe("Number of clicks: 2");
  // With webpack's built-in CSS, the build fails.
  const builtIn = code.replace(", css: false", "").replace(/ +\{ test: .*css-loader.*\n/, "");
  await expect(saidAfterEdit(builtIn)).rejects.toThrow("`experimentalInlineMatchResource` should be enabled");
});
