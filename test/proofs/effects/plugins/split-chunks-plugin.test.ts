import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("plugins/split-chunks-plugin.mdx");

/** Returns a module of some KiB, which nothing makes smaller. */
const sized = (kib: number, code = "") => `${code}\nexport default "${"a".repeat(kib * 1024)}";`;
const inPackage = (name: string, kib: number): Files => ({
  [`node_modules/${name}/package.json`]: '{ "type": "module" }',
  [`node_modules/${name}/index.js`]: sized(kib),
});
const using = (...names: string[]) =>
  names.map((name, index) => `import a${index} from "${name}";\nconsole.log(a${index});`).join("\n");

const rest = { stats: { entrypoints: true }, performance: false } as const;

samples.effect('splitChunks: {\n      chunks: "all",\n    },', {
  files: { "src/index.js": using("ui-kit"), ...inPackage("ui-kit", 60) },
  rest,
  without: ["optimization"],
  shows: /^Entrypoint main [\d.]+ KiB = \d+\.js 60\.\d KiB main\.js [\d.]+ (?:KiB|bytes)$/m,
});

samples.tries("enforceSizeThreshold: 50000", async (code) => {
  /** A page that is loaded on demand and its package, by their sizes. */
  const pages = [
    [5, 60],
    [25, 30],
    [5, 31],
    [25, 15],
  ];
  const files = pages.map(([page = 0, kib = 0], index) => ({
    [`src/page${index}.js`]: sized(page, using(`lib${index}`)),
    ...inPackage(`lib${index}`, kib),
  }));
  const filesBy = async (sample: string) => {
    const built = await buildOwn({
      ...Object.assign({}, ...files),
      "webpack.config.js": sample.replace('mode: "production",', 'mode: "production", performance: false,'),
      "src/index.js": pages.map((_, index) => `import("./page${index}.js");`).join("\n"),
    });
    return built.match(/asset \d+\.js \d+/g)?.sort();
  };
  // Two files each for the first two, and one each for the others.
  const split = await filesBy(code);
  expect(split).toHaveLength(6);
  expect(await filesBy('export default {\n  mode: "production",\n};')).toEqual(split);
  expect(await filesBy(code.replace("minRemainingSize: 20000", "minRemainingSize: 0"))).toHaveLength(7);
  expect(await filesBy(code.replace("minSize: 20000", "minSize: 10000"))).toHaveLength(7);
});

const entries: Files = {
  "src/shop.js": using("ui-kit", "./money.js"),
  "src/admin.js": using("ui-kit", "./money.js", "editor"),
  "src/money.js": sized(25),
  ...inPackage("ui-kit", 40),
  ...inPackage("editor", 60),
};

samples.effect('  optimization: {\n    splitChunks: { chunks: "all" },', {
  files: entries,
  rest,
  without: ["optimization"],
  shows:
    /^Entrypoint shop 66[\d.]* KiB = 723\.js 40[\d.]* KiB \d+\.js 25[\d.]* KiB shop\.js [\d.]+ KiB\nEntrypoint admin 12\d[\d.]* KiB = 723\.js 40[\d.]* KiB 705\.js 60[\d.]* KiB \d+\.js 25[\d.]* KiB admin\.js [\d.]+ KiB$/m,
});

samples.effect('name: "framework"', {
  files: {
    "src/shop.js": using("react", "react-dom"),
    "src/admin.js": using("react", "react-dom", "editor"),
    ...inPackage("react", 8),
    ...inPackage("react-dom", 120),
    ...inPackage("editor", 60),
  },
  rest,
  without: ["optimization.splitChunks.cacheGroups"],
  shows:
    /^Entrypoint shop .* = framework\.js 128[\d.]* KiB shop\.js [\d.]+ KiB\nEntrypoint admin .* = framework\.js 128[\d.]* KiB 705\.js 60[\d.]* KiB admin\.js [\d.]+ KiB$/m,
});

samples.effect('name: "vendors"', {
  files: entries,
  rest,
  without: ["optimization.splitChunks.cacheGroups"],
  shows:
    /^Entrypoint shop .* = vendors\.js 100[\d.]* KiB \d+\.js 25[\d.]* KiB shop\.js [\d.]+ KiB\nEntrypoint admin .* = vendors\.js 100[\d.]* KiB \d+\.js/m,
});

samples.effect("const inPackage = ", {
  files: entries,
  rest,
  without: ["optimization.splitChunks.cacheGroups"],
  shows:
    /^Entrypoint shop .* = pkg\.ui-kit\.js 40[\d.]* KiB \d+\.js .*\nEntrypoint admin .* = pkg\.ui-kit\.js .* pkg\.editor\.js 60/m,
});

samples.effect('name: "styles"', {
  files: {
    "src/index.js": 'import "./a.css";\nimport("./lazy.js");',
    "src/lazy.js": 'import "./b.css";',
    "src/a.css": "a{top:0}",
    "src/b.css": "b{left:0}",
  },
  rest,
  without: ["optimization"],
  shows: /^Entrypoint main .* = styles\.css \d+ bytes main\.js [\s\S]*^styles\.css\na\{top:0\}b\{left:0\}$/m,
});

samples.effect('chunk.name !== "service-worker"', {
  files: { "src/shop.js": using("ui-kit"), "src/worker.js": using("ui-kit"), ...inPackage("ui-kit", 60) },
  rest,
  without: ["optimization"],
  // The package is split off one entry only.
  shows:
    /^Entrypoint shop .* = \d+\.js 60[\d.]* KiB shop\.js [\d.]+ (?:KiB|bytes)\nEntrypoint service-worker 60[\d.]* KiB = service-worker\.js$/m,
});

samples.tries('chunk.name !== "service-worker"', async (code) => {
  const files = { "src/shop.js": using("ui-kit"), "src/worker.js": using("ui-kit"), ...inPackage("ui-kit", 60) };
  const everywhere = code.replace('(chunk) => chunk.name !== "service-worker"', '"all"');
  const apart = await buildOwn({ ...files, "webpack.config.js": everywhere });
  expect(apart).not.toMatch(/^asset service-worker\.js 6\d/m);
});
