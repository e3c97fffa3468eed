import path from "node:path";
import webpack, { type Configuration } from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { build, type Files, project } from "../project";
import type { Defect } from "./defect";

type Output = NonNullable<Configuration["output"]>;

const styled: Files = {
  "src/index.js": 'import "./style.css";\nconsole.log(1);\n',
  "src/style.css": "body { color: red }\n",
};
const layered: Files = {
  "src/page.js": 'import { kind } from "./kind.js";\nconsole.log(kind);\n',
  "src/kind.js": 'export const kind = "live data";\n',
  "src/demo.js": 'export const kind = "made-up data";\n',
};

const generate = (files: Files, output: Output, rest: Configuration = {}) =>
  build(files, { entry: "./src/index.js", ...rest, output: { htmlFilename: "[name].html", html: true, ...output } });

/** Returns the name of the script on a page with this title. */
async function scriptOf(title: string): Promise<string> {
  const output: Output = { filename: "[name].[contenthash].js", html: { title } };
  const built = await generate({ "src/index.js": "console.log(1);" }, output, {
    optimization: { runtimeChunk: "single" },
  });
  return /main\.\w+\.js/.exec(built)?.[0] ?? "no script";
}

/** Returns what the first build of a development server ends with. */
async function serve(): Promise<string> {
  const folder = await project();
  const compiler = webpack({
    mode: "development",
    context: folder,
    entry: "./src/index.js",
    output: { path: path.join(folder, "dist"), html: true },
    infrastructureLogging: { level: "none" },
    stats: "none",
  });
  if (!compiler) throw new Error("There is no compiler.");
  const ended = new Promise<string>((resolve) => {
    compiler.hooks.done.tap("test", (stats) => resolve(stats.toString()));
    compiler.hooks.failed.tap("test", (error) => resolve(error.message));
  });
  const server = new WebpackDevServer({ host: "127.0.0.1", port: 0 }, compiler);
  await server.start();
  try {
    return await ended;
  } finally {
    await server.stop();
  }
}

/** About `output.html`. */
export const generatedPages: Defect[] = [
  {
    says: [["concepts/output.mdx", "In 5.113 they don't contain `publicPath`"]],
    produce: () => generate(styled, { publicPath: "https://cdn.example.com/" }),
    symptom: /<script defer src="?main\.js/,
  },
  {
    says: [
      ["guides/caching.mdx", "in webpack 5.113, the `title` and `meta` values are part of the script's internal name"],
    ],
    produce: async () => `${(await scriptOf("Acme")) === (await scriptOf("Acme shop")) ? "same" : "another"} name`,
    symptom: /^another name$/,
  },
  {
    says: [["guides/entry-advanced.mdx", "In 5.113, `layer` and `output.html` don't work together"]],
    produce: () =>
      generate(
        layered,
        {},
        {
          entry: { demo: { import: "./src/page.js", layer: "demo" } },
          module: { rules: [{ issuerLayer: "demo", resolve: { alias: { "./kind.js": "./demo.js" } } }] },
        },
      ),
    symptom: /live data/,
  },
  {
    says: [["guides/code-splitting.mdx", "In webpack 5.113, the pages that `output.html` writes ignore `dependOn`"]],
    produce: async () => {
      const files = {
        "src/page.js": 'import { kind } from "./kind.js";\nconsole.log(kind);\n',
        "src/kind.js": 'console.log("once");\nexport const kind = 1;\n',
      };
      const entry = { page: { import: "./src/page.js", dependOn: "shared" }, shared: "./src/kind.js" };
      const built = await generate(files, {}, { entry, optimization: { runtimeChunk: "single" } });
      return `${built.match(/console\.log\("once"\)/g)?.length} copies`;
    },
    symptom: /^2 copies$/,
  },
  {
    says: [
      ["guides/output-management.mdx", "In 5.113, if you combine them, the manifest lists the files under `data-…`"],
    ],
    produce: () => generate({}, {}, { entry: { index: "./src/index.js" }, plugins: [new webpack.ManifestPlugin()] }),
    symptom: /"data-/,
  },
  {
    says: [
      [
        "guides/output-management.mdx",
        "In 5.113, the server's client code and the page's script then get the same name.",
      ],
      [
        "guides/development.mdx",
        "In 5.113, the dev server and [`output.html`](/configuration/output/#outputhtml) only work together if",
      ],
    ],
    produce: serve,
    symptom: /Multiple chunks emit assets to the same filename main\.js/,
  },
];
