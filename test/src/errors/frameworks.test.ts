import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { contentDir } from "../../../scripts/lib/paths";
import { cleanOutput } from "../../../src/errors/clean-output";
import { findFirst } from "../../../src/errors/find-first";
import { FRAMEWORKS } from "../../../src/errors/frameworks";
import { FRAMEWORK_SIGN } from "../../../src/errors/signs";
import { catalog } from "./catalog";

test.each([
  ["> shop@1.0.0 start\n> react-scripts start", "create-react-app"],
  ["> craco start\n    at Object.<anonymous> (/project/node_modules/react-scripts/scripts/start.js:19:3)", "craco"],
  ["> shop@1.0.0 build\n> node scripts/build.js", "react-scripts-ejected"],
  ["> shop@1.0.0 build /app\n> node scripts/build.js", "react-scripts-ejected"],
  ["$ node scripts/build.js", "react-scripts-ejected"],
  ["▲ Next.js 14.2.3\n\nFailed to compile.", "nextjs"],
  ["> vue-cli-service serve", "vue-cli"],
  ["> nuxt build\n\n✖ Nuxt Fatal Error", "nuxt"],
  ["An unhandled exception occurred: ...\nSee /tmp/ng/angular-errors.log\n> ng build", "angular-cli"],
  ["> nx run shop:build:production\n  at /project/node_modules/@angular-devkit/build-angular/src/x.js", "nx"],
  ["> start-storybook -p 6006", "storybook"],
  ["failed Building production JavaScript and CSS bundles - 8.9s\n> gatsby build", "gatsby"],
  ["[ERROR] Client bundle compiled with errors therefore further build is impossible.", "docusaurus"],
  ["> mix --production", "laravel-mix"],
  ["Compiling...\n[Shakapacker] Compilation failed:", "shakapacker"],
  ["> encore dev", "symfony-encore"],
  ["> expo start --web", "expo"],
  ["> electron-forge start", "electron-forge"],
  ["Serverless: Bundling with Webpack...", "serverless-webpack"],
  ["> nest build --webpack", "nestjs"],
])("%j is from %s", (output, id) => {
  expect(findFirst(FRAMEWORKS, cleanOutput(output))?.id).toBe(id);
});

test("webpack alone is no framework", () => {
  const output =
    "> shop@1.0.0 build\n> webpack --mode production\nERROR in ./src/index.js 1:0\n    at /app/node_modules/webpack/x.js";
  expect(findFirst(FRAMEWORKS, cleanOutput(output))).toBeUndefined();
});

test("installing node-sass isn't an ejected Create React App", () => {
  const output = "> node-sass@4.14.1 postinstall /app/node_modules/node-sass\n> node scripts/build.js";
  expect(findFirst(FRAMEWORKS, cleanOutput(output))).toBeUndefined();
});

test("every framework has a heading on the page about configurations", async () => {
  const page = await readFile(path.join(contentDir({}), "errors/configuration-files.mdx"), "utf8");
  const ids = [...page.matchAll(/^## .*\{\/\*([\w-]+)\*\/\}$/gm)].map(([, id]) => id);
  expect(FRAMEWORKS.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test("signs on pages lead to known frameworks", () => {
  const ids = new Set(FRAMEWORKS.map(({ id }) => FRAMEWORK_SIGN + id));
  const signs = catalog.flatMap(({ causes = [] }) => causes.flatMap((cause) => cause.signs ?? []));
  expect(signs.filter((sign) => sign.startsWith(FRAMEWORK_SIGN) && !ids.has(sign))).toEqual([]);
});
