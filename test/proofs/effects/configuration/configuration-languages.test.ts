import { expect } from "vitest";
import { TSC } from "../../../program-options";
import { checkTypes } from "../../lib/check-types";
import { effectsOf } from "../../lib/effects";
import { fencesOf } from "../../lib/page-text";
import { type Files, run } from "../../lib/project";

const PAGE = "configuration/configuration-languages.mdx";
const samples = effectsOf(PAGE);
const fences = await fencesOf(PAGE);

const shop: Files = { "src/shop.js": "console.log('Acme');\n", "src/shop.ts": "console.log('Acme' as string);\n" };

/** Returns the sample of the page that contains the words. */
const sample = (words: string) => fences.find(({ code }) => code.includes(words))?.code ?? "";

/** What TypeScript says of the samples with types, each as it is and with a mistake. It runs once for all of them. */
let types: Promise<string> | undefined;
function checkSamples(): Promise<string> {
  const [define, comment] = [sample("webpack.defineConfig({"), sample('@type {import("webpack").Configuration}')];
  const typescript = sample("./src/shop.ts");
  const files: Files = {
    "define.js": define,
    "define-wrong.js": define.replace('"production"', '"produktion"'),
    "comment.js": comment,
    "comment-wrong.js": comment.replace("mode:", "devtol: false, mode:"),
    "typescript.ts": typescript,
    "typescript-wrong.ts": typescript.replace('"production"', '"produktion"'),
  };
  types ??= checkTypes(files);
  return types;
}

samples.tries('entry: "./src/shop.js",\n  output: {\n    path', async (code) => {
  const built = await run("npx webpack && cat public/main.js", { ...shop, "webpack.config.js": code });
  expect(built).toContain('console.log("Acme")');
});

samples.tries("__dirname", async (code) => {
  const built = await run("npx webpack && cat public/main.js", { ...shop, "webpack.config.cjs": code });
  expect(built).toContain('console.log("Acme")');
});

samples.tries("./src/shop.ts", async (code) => {
  // Without types in the sources, no loader has to read them.
  const plain = { ...shop, "src/shop.ts": "console.log('Acme');\n", "webpack.config.ts": code };
  expect(await run("npx webpack && cat public/main.js", plain)).toContain('console.log("Acme")');
  const said = await checkSamples();
  expect(said).toMatch(/^typescript-wrong\.ts.*TS\d+/m);
  expect(said).not.toMatch(/^typescript\.ts/m);
});

samples.tries('import "webpack-dev-server";', async (code) => {
  const check = (text: string) =>
    run(`${TSC} --ignoreConfig --noEmit --module nodenext --skipLibCheck --types node webpack.config.ts`, {
      "webpack.config.ts": text,
    });
  expect(await check(code)).toContain("exit status 0");
  expect(await check(code.replace('import "webpack-dev-server";\n', ""))).toMatch(/TS\d+.*devServer/);
});

samples.tries("webpack.defineConfig({", async () => {
  const said = await checkSamples();
  expect(said).toMatch(/^define-wrong\.js.*produktion/m);
  expect(said).not.toMatch(/^define\.js/m);
});

samples.tries('@type {import("webpack").Configuration}', async () => {
  const said = await checkSamples();
  expect(said).toMatch(/^comment-wrong\.js.*devtol/m);
  expect(said).not.toMatch(/^comment\.js/m);
});
