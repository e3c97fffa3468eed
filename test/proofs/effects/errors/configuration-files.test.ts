import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { execute } from "../../lib/execute";
import { installList } from "../../lib/packages";
import { fencesOf } from "../../lib/page-text";
import { emitted, type Files, project } from "../../lib/project";

const PAGE = "errors/configuration-files.mdx";
const HTML = '<!doctype html><html lang="en"><title>Shop</title><body><div id="root"></div></body></html>';
/** The text of the imported file, which isn't JavaScript. */
const PRICE = "12.50 euros";
const IMPORTED = new RegExp(`\nFiles:\n[^]*${PRICE}`);
/** What all tools get: no reports to their makers, warnings that stay warnings, and short output. */
const QUIET = "CI=false GENERATE_SOURCEMAP=false NEXT_TELEMETRY_DISABLED=1";

/** A tool of the page that this repository can install: the others were tried by hand, in the versions that the page names. */
interface Tool {
  /** The name of the file that changes the configuration, and words that only its sample has. */
  file: string;
  words: string;
  /** The command that builds. */
  line: string;
  /** The module that imports `price.toml`. */
  entry: string;
  /** The folder with the files of the build. */
  output: string;
  /** The request for `price.toml`, if it isn't next to the module. */
  request?: string;
  /** What the module does with the text. */
  use?: string;
  files?: (modules: string) => Files | Promise<Files>;
}

const react = { entry: "src/index.js", output: "build/static/js", files: () => ({ "public/index.html": HTML }) };
const TOOLS: Record<string, Tool> = {
  CRACO: { ...react, file: "craco.config.js", words: "configure(config)", line: "craco build" },
  "react-app-rewired": {
    ...react,
    file: "config-overrides.js",
    words: "module.exports = (config) =>",
    line: "react-app-rewired build",
  },
  "Next.js": {
    file: "next.config.mjs",
    words: "isServer",
    line: "next build --webpack",
    entry: "app/page.js",
    output: ".next/server/app",
    use: "export default function Page() { return <p>{text}</p>; }",
    files: () => ({
      "app/layout.js":
        "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }",
    }),
  },
  "Vue CLI": {
    file: "vue.config.js",
    words: "configureWebpack",
    line: "vue-cli-service build",
    entry: "src/main.js",
    output: "dist",
    files: () => ({ "public/index.html": HTML }),
  },
  Shakapacker: {
    file: "config/webpack/webpack.config.js",
    words: "generateWebpackConfig",
    line: "RAILS_ENV=production NODE_ENV=production webpack --config config/webpack/webpack.config.js",
    entry: "app/javascript/packs/app.js",
    request: "../price.toml", // each file in the folder of the entry is an entry
    output: "public",
    files: async (modules) => {
      const settings = path.join(modules, "shakapacker/lib/install/config/shakapacker.yml");
      return { "config/shakapacker.yml": await readFile(settings, "utf8") };
    },
  },
  "Symfony Encore": {
    file: "webpack.config.js",
    words: "Encore",
    line: "encore production",
    entry: "assets/app.js",
    output: "public",
  },
};

/** Returns what a tool prints and, if webpack could read all modules, the files that it emits. */
async function built(tool: Tool, configuration: string): Promise<string> {
  const modules = await installList("frameworks");
  const request = tool.request ?? "./price.toml";
  const folder = await project({
    "package.json": '{ "name": "shop", "version": "1.0.0", "browserslist": "defaults" }',
    [tool.entry]: `import text from "${request}";\n${tool.use ?? "console.log(text);"}`,
    [path.posix.join(path.posix.dirname(tool.entry), request)]: PRICE,
    ...(await tool.files?.(modules)),
    [tool.file]: configuration,
  });
  await symlink(modules, path.join(folder, "node_modules"), "junction");
  const { output } = await execute(`PATH="${path.join(modules, ".bin")}:$PATH" ${QUIET} ${tool.line}`, folder);
  // Next.js emits files in spite of the error, whose message contains the text.
  const files = output.includes("Module parse failed") ? "" : await emitted(path.join(folder, tool.output));
  return `${output}\nFiles:\n${files}`;
}

test.each(Object.entries(TOOLS))(
  "%s imports the file with the sample of the page, and not without its rule",
  async (_, tool) => {
    const samples = (await fencesOf(PAGE)).filter(
      ({ title, code }) => title === tool.file && code.includes(tool.words),
    );
    expect(samples).toHaveLength(1);
    const code = samples[0]?.code ?? "";
    expect(await built(tool, code)).toMatch(IMPORTED);
    expect(await built(tool, code.replace("toml", "nothing"))).not.toMatch(IMPORTED);
  },
);
