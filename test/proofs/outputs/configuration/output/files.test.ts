import { expect, test } from "vitest";
import { oneFence } from "../../../lib/one-fence";
import { fencesOf } from "../../../lib/page-text";
import { build, withoutFormat } from "../../../lib/project";

// What the page shows of emitted files, as code of their language. What webpack prints is in output.test.ts.

const PAGE = "configuration/output.mdx";
const fences = await fencesOf(PAGE);

/** Returns the one sample of the page with these words, for what it shows as code of another language. */
function sample(words: string): string {
  return oneFence(PAGE, "samples", fences, words).code;
}

test("dist/shapes.js", async () => {
  const shown = sample("export { o as area }");
  const printed = await build(
    { "src/shapes.js": "export const area = (width, height) => width * height;\n" },
    { entry: "./src/shapes.js", output: { library: { type: "module" }, filename: "shapes.js" } },
  );
  expect(withoutFormat(printed)).toContain(withoutFormat(shown));
});

test("what output.pathinfo writes", async () => {
  const shown = sample("!*** ./src/map.js");
  const printed = await build(
    {
      "src/index.js": 'import { show } from "./map.js";\nshow();\n',
      "src/map.js": "export const show = () => document.body.append(1);\nexport const unused = 1;\n",
    },
    { optimization: { minimize: false, concatenateModules: false }, output: { pathinfo: "verbose" } },
  );
  const trimmed = (code: string) =>
    code
      .split("\n")
      .map((line) => line.trim())
      .join("\n")
      .trim();
  expect(trimmed(printed)).toContain(trimmed(shown));
});

/** Returns HTML without what a minimizer leaves out and a formatter adds. */
const bare = (html: string) => html.replaceAll(/[\s"/]/g, "");

test("the page that output.html writes", async () => {
  const shown = sample("<title>Acme</title>");
  const printed = await build(
    {
      "src/index.js": 'import "./theme.css";\nconsole.log("Acme");\n',
      "src/theme.css": "body { color: navy }\n",
    },
    {
      output: {
        filename: "[name].[contenthash:8].js",
        htmlFilename: "index.html",
        html: { title: "Acme", meta: { viewport: "width=device-width, initial-scale=1" } },
      },
    },
  );
  expect(bare(printed)).toContain(bare(shown));
});

test("hints for assets", async () => {
  const shown = sample("….woff2");
  const printed = await build(
    {
      "src/index.js": 'import "./theme.css";\nconsole.log(new URL("./hero.png", import.meta.url));\n',
      "src/theme.css": "@font-face { font-family: Acme; src: url(./acme.woff2) }\n",
      "src/acme.woff2": "font",
      "src/hero.png": "hero",
    },
    {
      output: {
        crossOriginLoading: "anonymous",
        html: true,
        resourceHints: {
          urlHints: [
            { test: /\.woff2$/, preload: true, as: "font" },
            { test: /\.png$/, prefetch: true },
          ],
        },
      },
    },
  );
  const shortened = printed.replaceAll(/([0-9a-f]{8})[0-9a-f]{12}\./g, "$1….");
  expect(bare(shortened)).toContain(bare(shown));
});

test.each([
  ["shop/", "../main.js"],
  ["/shop/", "main.js"],
])("output.html with the base %s loads %s", async (href, script) => {
  const html = { base: { href } };
  const printed = await build({ "src/index.js": "console.log(1);" }, { output: { htmlFilename: "index.html", html } });
  expect(printed).toContain(
    `<base href=${href}/></head><body><script defer src=${script}></script>`.replace("//>", "/>"),
  );
});

test("output.html.inline also writes styles into minified pages", async () => {
  const files = { "src/index.js": 'import "./theme.css";', "src/theme.css": "body { color: navy }\n" };
  const printed = await build(files, { output: { htmlFilename: "index.html", html: { inline: "style" } } });
  expect(printed).toContain("<style>body{color:navy}</style>");
});
