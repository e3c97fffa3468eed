import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { chunkName, type ScreenDefinition } from "../../../src/screens/definition";
import { SCREENS } from "../../../src/screens/registry";

const folder = path.join(import.meta.dirname, "../../../src/screens");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "definition.ts" && path.dirname(name) !== ".")
  .map((name) => path.join(folder, name));
const definitions = await Promise.all(
  files.map(async (file) => {
    const [screen]: ScreenDefinition[] = Object.values(await import(file));
    return { url: screen?.url, text: readFileSync(file, "utf8") };
  }),
);

test("every folder with a definition is in the registry", () => {
  expect(definitions.map(({ url }) => url).sort()).toEqual(SCREENS.map(({ url }) => url).sort());
});

test.each(SCREENS.filter(({ load }) => load))("the chunk of $url has its name", (screen) => {
  const text = definitions.find(({ url }) => url === screen.url)?.text;
  expect(text).toContain(`webpackChunkName: "${chunkName(screen)}"`);
});
