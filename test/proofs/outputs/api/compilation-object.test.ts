import webpack, { type Compilation, type Compiler } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { build, buildOwn, samplesOf } from "../../lib/project";

const PAGE = "api/compilation-object.mdx";
const page = await outputsOf(PAGE);

/** Returns a plugin that does something with the compilation when the assets are made. */
const tap = (act: (compilation: Compilation) => void) => ({
  apply: ({ hooks }: Compiler) =>
    void hooks.compilation.tap("Test", (compilation) => {
      compilation.hooks.processAssets.tap("Test", () => act(compilation));
    }),
});

page.shows("Conflict: Multiple assets emit different content", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "license-note-plugin.js")),
    "webpack.config.js": `
      import webpack from "webpack";
      import LicenseNotePlugin from "./license-note-plugin.js";
      const apply = ({ hooks }) => {
        hooks.compilation.tap("Test", (compilation) => {
          compilation.hooks.processAssets.tap("Test", () => {
            compilation.emitAsset("LICENSE.txt", new webpack.sources.RawSource("MIT"));
          });
        });
      };
      export default { plugins: [new LicenseNotePlugin(), { apply }] };`,
  }),
);

page.shows("acme: no licenses", () =>
  build(
    {},
    {
      plugins: [
        tap((compilation) => {
          const error = new webpack.WebpackError("acme: no licenses");
          error.file = "licenses.txt";
          compilation.errors.push(error);
        }),
      ],
    },
  ),
);

page.shows("11 modules", async () => {
  let printed = "";
  const numbers = Array.from({ length: 3 }, (_, index) => index);
  await build(
    {
      "src/index.js": numbers.map((page) => `import("./page${page}.js");\n`).join(""),
      ...Object.fromEntries(numbers.map((page) => [`src/page${page}.js`, `console.log(${page});`])),
    },
    {
      plugins: [
        {
          apply: ({ hooks }: Compiler) =>
            void hooks.done.tap("Test", ({ compilation }) => {
              const options = compilation.createStatsOptions("minimal");
              const factory = compilation.createStatsFactory(options);
              const data = factory.create("compilation", compilation, { compilation });

              printed = String(compilation.createStatsPrinter(options).print("compilation", data));
            }),
        },
      ],
    },
  );
  return printed;
});

page.shows("LOG from GzipSizePlugin", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "gzip-size-plugin.js")),
    "src/index.js": 'alert("Hello, Ada");',
    "webpack.config.js": `
      import GzipSizePlugin from "./gzip-size-plugin.js";
      export default { stats: { logging: "info" }, plugins: [new GzipSizePlugin()] };`,
  }),
);

page.shows("No serializer registered for SizeRecord", async () => {
  const plugin = await samplesOf(PAGE, "gzip-size-plugin.js");
  return buildOwn({
    "gzip-size-plugin.js": `class SizeRecord { length = 1; }
      ${plugin["gzip-size-plugin.js"]?.replace("gzipSync(source.buffer()).length", "new SizeRecord()")}`,
    "webpack.config.js": `
      import GzipSizePlugin from "./gzip-size-plugin.js";
      export default { cache: { type: "filesystem" }, plugins: [new GzipSizePlugin()] };`,
  });
});

page.shows("Conflicting entry option filename", () =>
  build(
    {},
    {
      plugins: [
        ({ context, hooks }: Compiler) => {
          const { EntryPlugin } = webpack;
          for (const filename of ["a.js", "b.js"]) {
            hooks.make.tapAsync("Test", (compilation, callback) => {
              const options = { name: "extra", filename };
              const dependency = EntryPlugin.createDependency("./src/index.js", options);
              compilation.addEntry(context, dependency, options, (error) => callback(error ?? null));
            });
          }
        },
      ],
    },
  ),
);

page.restIs({});
