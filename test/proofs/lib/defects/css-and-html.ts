import { JSDOM } from "jsdom";
import type { Configuration } from "webpack";
import { build, type Files, runBundle } from "../project";
import type { Defect } from "./defect";

const page = (head: string, body = ""): Files => ({
  "src/index.html": `<!doctype html><html><head><title>Acme</title>${head}</head><body>${body}</body></html>`,
  "src/style.css": "body { color: red }\n",
});

const buildPage = (files: Files, rest: Configuration = {}) =>
  build(files, { entry: "./src/index.html", ...rest, output: { htmlFilename: "index.html", ...rest.output } });

const STOPS = 'but a script or a `<link rel="modulepreload">` fails the build in 5.113';
const NO_MODULE = /it's not possible to use external type 'module' within a script/;

/** About HTML and CSS in the build. */
export const cssAndHtml: Defect[] = [
  {
    says: [["guides/native-html.mdx", STOPS]],
    produce: () => buildPage(page('<script src="https://cdn.example.com/counter.js"></script>')),
    symptom: NO_MODULE,
  },
  {
    says: [["guides/native-html.mdx", STOPS]],
    produce: () => buildPage(page('<link rel="modulepreload" href="https://cdn.example.com/counter.js">')),
    symptom: NO_MODULE,
  },
  {
    says: [["configuration/module.mdx", "in 5.113, only `dashedIdents` matters, because these names begin with `--`"]],
    produce: async () => {
      const write = (field: string) =>
        build(
          {
            "src/index.js": 'import "./a.module.css";',
            "src/a.module.css": "@function --half(--x) { result: calc(var(--x) / 2) }\n.a { width: --half(4px) }\n",
          },
          { mode: "development", devtool: false, module: { parser: { "css/auto": { [field]: false } } } },
        );
      const isKept = (built: string) => /@function --half\(/.test(built);
      return `function: ${isKept(await write("function"))}, dashedIdents: ${isKept(await write("dashedIdents"))}`;
    },
    symptom: /^function: false, dashedIdents: true$/,
  },
  {
    says: [["configuration/module.mdx", "for an HTML entry, 5.113 doesn't write any links"]],
    produce: () =>
      buildPage(
        { ...page("", '<img src="./logo.png">'), "src/logo.png": "a logo" },
        { module: { parser: { html: { urlHints: [{ test: /logo/, preload: true, as: "image" }] } } } },
      ),
    symptom: /^(?!.*<link).*<img src="?\w+\.png/s,
  },
  {
    says: [["configuration/module.mdx", "if you set it for imported HTML, 5.113 writes the file as with `true`"]],
    produce: async () => {
      const write = (extract: boolean | "inline") =>
        build(
          { "src/index.js": 'import tip from "./tip.html";\nconsole.log(tip);\n', "src/tip.html": "<p>Tip</p>" },
          { module: { generator: { html: { extract } } } },
        );
      const hasFile = async (extract: boolean | "inline") => /asset \S+\.html/.test(await write(extract));
      return `true: ${await hasFile(true)}, inline: ${await hasFile("inline")}, false: ${await hasFile(false)}`;
    },
    symptom: /^true: true, inline: true, false: false$/,
  },
  {
    says: [
      ["guides/native-css.mdx", 'In 5.113, there are two problems with `"style"`:'],
      [
        "guides/native-css.mdx",
        "If a file uses a `@value` or `composes` from a file with a different `exportType`, the script stops with an error.",
      ],
    ],
    produce: () =>
      runBundle(
        {
          "src/index.js": 'import "./card.module.css";',
          "src/card.module.css": '@value gap from "./sizes.module.css";\n.card { margin: gap }\n',
          "src/sizes.module.css": "@value gap: 4px;\n",
        },
        { target: "web", module: { rules: [{ test: /card\.module\.css$/, parser: { exportType: "style" } }] } },
      ),
    symptom: /Cannot find module '\.\/src\/sizes\.module\.css'/,
  },
  {
    says: [
      ["guides/native-css.mdx", 'In 5.113, there are two problems with `"style"`:'],
      ["guides/native-css.mdx", "In production, the `<style>` elements are added after the importing code has run."],
    ],
    produce: async () => {
      const built = await build(
        {
          "src/index.js": 'import "./style.css";\ndocument.title = document.querySelectorAll("style").length;\n',
          "src/style.css": "body { color: red }\n",
        },
        { stats: "none", module: { parser: { css: { exportType: "style" } } } },
      );
      const { window } = new JSDOM("", { runScripts: "outside-only" });
      window.eval(built.replace("main.js", ""));
      return `${window.document.title} at first, then ${window.document.querySelectorAll("style").length}`;
    },
    symptom: /^0 at first, then 1$/,
  },
  {
    says: [
      [
        "guides/error-tracking.mdx",
        "webpack 5.113 writes the id into style sheets as well, as a `//` comment, which isn't valid in CSS",
      ],
    ],
    produce: () =>
      build(
        { "src/index.js": 'import "./style.css";', "src/style.css": "body { color: red }\n" },
        { devtool: "hidden-source-map-debugids", experiments: { css: true } },
      ),
    symptom: /\.css\n(?!.*\.js)[^\n]*color:\s?red[^\n]*\n\/\/# debugId=/,
  },
  {
    says: [["configuration/optimization.mdx", "In 5.113, this option has no effect"]],
    produce: async () => {
      const html = { mergeScripts: true, mergeStyles: true };
      const elements = ["script", "style"]
        .map((name) => `<${name}>/* 1 */</${name}><${name}>/* 2 */</${name}>`)
        .join("");
      const built = await build(
        { "src/index.js": "console.log(1);", "public/a.html": `<!doctype html><body>${elements}` },
        { output: { copy: ["public"] }, optimization: { minimizeOptions: { html } } },
      );
      const count = (tag: string) => built.split(tag).length - 1;
      return `scripts: ${count("<script>")}, styles: ${count("<style>")}`;
    },
    symptom: /^scripts: 2, styles: 1$/,
  },
];
