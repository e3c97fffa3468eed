import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { StaticSiteGeneratorPlugin } from "../../../scripts/webpack/lean-static-site-generator";

test("only the static generator is without the parser", () => {
  expect(new StaticSiteGeneratorPlugin({ entry: "server", paths: ["/"], locals: {} })).toHaveProperty("apply");
  const require = createRequire(import.meta.url);
  const found = createRequire(require.resolve("static-site-generator-webpack-plugin"))("cheerio");
  expect(found.load("<p>Text</p>")("p").text()).toBe("Text");
});
