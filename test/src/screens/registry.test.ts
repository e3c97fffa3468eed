import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { chunkName } from "../../../src/screens/definition";
import { SCREENS } from "../../../src/screens/registry";

const folder = path.join(import.meta.dirname, "../../../src/screens");
const definitions = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "definition.ts" && path.dirname(name) !== ".")
  .map((name) => readFileSync(path.join(folder, name), "utf8"));

test("every folder with a definition is in the registry", () => {
  const urls = definitions.map((text) => /url: "([^"]+)"/.exec(text)?.[1]);
  expect(urls.sort()).toEqual(SCREENS.map(({ url }) => url).sort());
});

test.each(SCREENS.filter(({ load }) => load))("the chunk of $url has its name", (screen) => {
  const text = definitions.find((definition) => definition.includes(`url: "${screen.url}"`));
  expect(text).toContain(`webpackChunkName: "${chunkName(screen)}"`);
});
