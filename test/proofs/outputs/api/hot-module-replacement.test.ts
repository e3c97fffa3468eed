import { readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import webpack, { type Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, type Files, project, runBundle, samplesOf, shownIn } from "../../lib/project";

const PAGE = "api/hot-module-replacement.mdx";
const page = await outputsOf(PAGE);

type Hot = NonNullable<NodeJS.Module["hot"]>;

/**
 * Runs a bundle in this process, saves files and builds again.
 *
 * @returns what is printed from then on, and the error of `act`, which applies the update.
 */
async function update(
  files: Files,
  saved: Files,
  act: (hot: Hot, dist: string) => unknown,
  configuration: Configuration = {},
): Promise<string> {
  const folder = await project({
    "package.json": "{}",
    "src/hot.js": "exports.hot = module.hot;",
    ...files,
  });
  const compiler = webpack({
    ...configuration,
    mode: "development",
    devtool: false,
    cache: false,
    target: "async-node",
    context: folder,
    recordsPath: path.join(folder, "records.json"), // from one `run` to the next
    entry: ["./src/index.js", "./src/hot.js"],
    output: { path: path.join(folder, "dist"), library: { type: "commonjs2" } },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const run = promisify(compiler.run.bind(compiler));
  await run();
  const { hot }: { hot: Hot } = createRequire(import.meta.url)(path.join(folder, "dist/main.js"));
  for (const [name, content] of Object.entries(saved)) await writeFile(path.join(folder, name), content);
  await run();
  await promisify(compiler.close.bind(compiler))();
  const log: string[] = [];
  const write = (...words: unknown[]) => void log.push(words.join(" "));
  const spies = [vi.spyOn(console, "log"), vi.spyOn(console, "warn")];
  for (const spy of spies) spy.mockImplementation(write);
  onTestFinished(() => void vi.restoreAllMocks());
  try {
    await act(hot, path.join(folder, "dist"));
  } catch (error) {
    log.push(String(error));
  }
  return log.join("\n");
}

const check = (hot: Hot) => hot.check(true);
const ACCEPTS_ALL = "import.meta.webpackHot.accept();";

page.shows("ReferenceError: module is not defined", () =>
  // As in a browser, the bundle is no CommonJS file.
  runBundle(
    { "package.json": '{ "type": "module" }', "src/index.js": "if (module.hot) module.hot.accept();" },
    { target: "web" },
  ),
);

page.shows("Can't resolve './theme.js'", async () =>
  shownIn(
    "/app",
    await build(
      { "src/index.js": 'import.meta.webpackHot.accept("./theme.js");' },
      { plugins: [new webpack.HotModuleReplacementPlugin()] },
    ),
  ),
);

page.shows("Aborted because of self decline", async () => {
  const files = await samplesOf(PAGE, "src/payment.js");
  return update(
    { ...files, "src/index.js": `import "./payment.js"; ${ACCEPTS_ALL}` },
    { "src/payment.js": `${files["src/payment.js"]}\nconsole.log(2);` },
    check,
  );
});

page.shows("Aborted because of declined dependency", () =>
  update(
    {
      "src/index.js": 'import "./payment.js"; import.meta.webpackHot.decline("./payment.js");',
      "src/payment.js": "1;",
    },
    { "src/payment.js": "2;" },
    check,
  ),
);

const NOTE = 'import note from "./note.txt" with { type: "text" };';

test("accept and decline take the attributes of an import", async () => {
  const accepting = (await fencesOf(PAGE)).find(({ code }) => code.includes("import note from"))?.code;
  vi.stubGlobal("document", { body: {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  const files = { "src/index.js": accepting ?? "", "src/note.txt": "one" };
  const printed = await update(files, { "src/note.txt": "two" }, async (hot) => {
    console.log(await hot.check(true), document.body.textContent);
  });
  expect(printed).toBe("./src/note.txt two");

  const declining = 'import.meta.webpackHot.decline("./note.txt", { with: { type: "text" } });';
  const declined = await update(
    { "src/index.js": `${NOTE} ${ACCEPTS_ALL} ${declining}`, "src/note.txt": "one" },
    { "src/note.txt": "two" },
    check,
  );
  expect(declined).toContain("declined dependency: ./src/note.txt in ./src/index.js");
});

page.shows("Aborted because ./src/note.txt is not accepted", async () => {
  const accept = (words: string) =>
    update({ "src/index.js": `${NOTE} ${words}`, "src/note.txt": "one" }, { "src/note.txt": "two" }, check);
  const printed = await accept('import.meta.webpackHot.accept("./note.txt", () => {});');
  expect(await accept('const o = { with: { type: "text" } }; import.meta.webpackHot.accept("./note.txt", o);')).toBe(
    printed,
  );
  return printed;
});

test("assert in the options is for imports with that keyword", async () => {
  const accepting = (keyword: string) =>
    update(
      {
        "src/index.js": `import "./note.acme" assert { type: "acme" };
          import.meta.webpackHot.accept("./note.acme", { ${keyword}: { type: "acme" } }, () => {});`,
        "src/note.acme": "one",
      },
      { "src/note.acme": "two" },
      async (hot) => console.log(await hot.check(true)),
      { module: { rules: [{ assert: { type: "acme" }, type: "asset/source" }] } },
    );
  expect(await accepting("assert")).toBe("./src/note.acme");
  expect(await accepting("with")).toContain("Aborted because ./src/note.acme is not accepted");
});

test("a failed download ends in fail if it is the manifest, otherwise in prepare", async () => {
  const without = (name: RegExp) =>
    update({ "src/index.js": `${ACCEPTS_ALL} 1;` }, { "src/index.js": `${ACCEPTS_ALL} 2;` }, async (hot, dist) => {
      const broken = (await readdir(dist)).filter((file) => name.test(file));
      for (const file of broken) await writeFile(path.join(dist, file), "{");
      await expect(hot.check(true)).rejects.toThrow();
      console.log(broken.length, hot.status());
    });
  expect(await without(/hot-update\.json$/)).toBe("1 fail");
  expect(await without(/hot-update\.js$/)).toBe("1 prepare");
});

page.shows("check() is only allowed in idle status", () =>
  update({}, {}, (hot) => {
    void hot.check();
    return hot.check();
  }),
);

page.shows("apply() is only allowed in ready status", () => update({}, {}, (hot) => hot.apply()));

page.shows("[HMR] prepare", async () =>
  update(
    {
      // Of two samples with this name the first, without the part that removes the handler.
      "src/hmr-log.js":
        "import.meta.webpackHot?.addStatusHandler((status) => {\n  console.log(`[HMR] ${status}`);\n});",
      "src/index.js": `import "./hmr-log.js"; import "./theme.js"; ${ACCEPTS_ALL}`,
      "src/theme.js": "1;",
    },
    { "src/theme.js": "2;" },
    check,
  ),
);

page.shows("Aborted because ./src/pad.js is not accepted", () =>
  update(
    { "src/index.js": 'import "./face.js";', "src/face.js": 'import "./pad.js";', "src/pad.js": "1;" },
    { "src/pad.js": "2;" },
    check,
  ),
);

page.shows("from disposed module", () =>
  update(
    {
      "src/index.js": 'require("./face.js"); module.hot.accept("./face.js");',
      "src/face.js": 'globalThis.drawFace = () => require("./pad.js");',
      "src/pad.js": "",
    },
    { "src/face.js": "require('./pad.js'); 2;" },
    async (hot) => {
      await check(hot);
      (globalThis as { drawFace?: () => void }).drawFace?.();
    },
  ),
);

page.restIs({});
