import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";
import { type Files, project } from "../project";
import type { Defect } from "./defect";

const files: Files = {
  "src/index.html": `<!doctype html>
<html>
  <head>
    <title>Acme</title>
    <link rel="stylesheet" href="./style.css">
    <script defer src="./index.js"></script>
  </head>
</html>`,
  "src/style.css": "body { color: red }\n",
  "src/index.js": 'import tip from "./tip.html";\nconsole.log(tip);\n',
  "src/tip.html": "<p>Tip</p>\n",
};

/** The only chunk with code, which asks for updates of itself. */
const SCRIPT = "src-index-1";

/** An update that says of nothing but the script's own chunk, and in that one of no module. */
const NOTHING = [`{"c":["${SCRIPT}"],"r":[],"m":[],"css":{"r":["${SCRIPT}"],"l":[]}}`, `("${SCRIPT}",{},`];

/** Returns both parts of an update, when it says nothing new to the script. */
const summary = (update: string) => (NOTHING.every((part) => update.includes(part)) ? "nothing new" : update);

/** Builds a page for hot replacement, saves a file, and returns the update for the script. */
async function updateAfter(name: string, from: string, to: string): Promise<string> {
  const folder = await project(files);
  const compiler = webpack({
    mode: "development",
    devtool: false,
    cache: false,
    context: folder,
    entry: "./src/index.html",
    recordsPath: path.join(folder, "records.json"), // from one `run` to the next
    output: { path: path.join(folder, "dist"), htmlFilename: "index.html" },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const run = promisify(compiler.run.bind(compiler));
  await run();
  await writeFile(path.join(folder, name), (files[name] ?? "").replace(from, to));
  await run();
  await promisify(compiler.close.bind(compiler))();
  const dist = path.join(folder, "dist");
  const updates = (await readdir(dist)).filter((file) => file.startsWith(`${SCRIPT}.`));
  const texts = updates
    .sort()
    .reverse()
    .map((file) => readFile(path.join(dist, file), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

/** About hot replacement of pages. Browsers show the rest: the tests of the guides look there. */
export const hot: Defect[] = [
  {
    says: [
      [
        "guides/native-html.mdx",
        "With an HTML entry in 5.113, hot replacement only works for what JavaScript imports.",
      ],
    ],
    produce: async () => summary(await updateAfter("src/index.html", "Acme", "Acme shop")),
    symptom: /^nothing new$/,
  },
  {
    says: [
      [
        "guides/hot-module-replacement.mdx",
        "webpack 5.113 doesn't update a style sheet that only the HTML file refers to",
      ],
    ],
    produce: async () => summary(await updateAfter("src/style.css", "red", "blue")),
    symptom: /^nothing new$/,
  },
  {
    says: [["guides/native-html.mdx", "With hot replacement in 5.113, a change to `tip.html` doesn't reach the page."]],
    produce: () => updateAfter("src/tip.html", "Tip", "Another tip"),
    symptom: /Another tip[\s\S]*module\.hot\.accept\(\)/,
  },
];
