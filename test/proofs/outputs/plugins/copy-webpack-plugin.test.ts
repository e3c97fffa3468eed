import { describe, expect, test } from "vitest";
import { configurationOf } from "../../lib/in-page";
import { outputsOf } from "../../lib/page-outputs";
import { buildOwn, type Files } from "../../lib/project";
import { projectWithPackages } from "../../lib/with-packages";

const PAGE = "plugins/copy-webpack-plugin.mdx";
const page = await outputsOf(PAGE);

const files: Files = {
  "src/index.js": "console.log(1);",
  "public/robots.txt": "User-agent: *",
  "public/img/logo.svg": "<svg/>",
  "docs/a.md": "# A",
  "docs/sub/b.md": "# B",
};

/** Returns what webpack prints, then the emitted files. */
async function builtBy(code: string, more: Files = {}): Promise<string> {
  return buildOwn(await projectWithPackages({ ...files, "webpack.config.js": code, ...more }));
}

/** Returns a build with patterns, written as JavaScript. */
function built(patterns: string, more: Files = {}, rest = ""): Promise<string> {
  const code = `import CopyPlugin from "copy-webpack-plugin";
    export default { mode: "production", plugins: [new CopyPlugin({ patterns: ${patterns} })], ${rest} };`;
  return builtBy(code, more);
}

/** Returns the copied files, sorted. */
const copied = (printed: string): string[] =>
  [...printed.matchAll(/asset (\S+) .*\[copied\]/g)].map(([, name = ""]) => name).sort();

page.shows("asset robots.txt", async () => builtBy(await configurationOf(PAGE, 'patterns: ["public"] })]')));

test("output.copy copies the same files, warns of a missing one, and takes the later one of two", async () => {
  const own = (await configurationOf(PAGE, "output: { copy:")).replace('["public"]', "COPY");
  const result = (patterns: string, more: Files = {}) => builtBy(own.replace("COPY", patterns), more);
  const names = (printed: string) => [...printed.matchAll(/^(?:img\/logo\.svg|robots\.txt)$/gm)].map(String).sort();
  expect(names(await result('["public"]'))).toEqual(["img/logo.svg", "robots.txt"]);
  expect(await result('["nope"]')).toMatch(/WARNING in[\s\S]*copied no file/);
  const two = '[{ from: "public/robots.txt", filename: "x.txt" }, { from: "docs/a.md", filename: "x.txt" }]';
  expect(await result(two)).toContain("x.txt\n# A");
  expect(await result('["public"]', { "public/main.js": "" })).toContain(
    "would replace an asset the compilation emits",
  );
});

test.each([
  ['["public"]', ["img/logo.svg", "robots.txt"]],
  ['["public/robots.txt"]', ["robots.txt"]],
  ['[{ from: "public", to: "static" }]', ["static/img/logo.svg", "static/robots.txt"]],
  ['["docs/**/*.md"]', ["docs/a.md", "docs/sub/b.md"]],
  ['[{ from: "**/*.md", context: "docs" }]', ["a.md", "sub/b.md"]],
  ['[{ from: "public/robots.txt", to: "bots.txt" }]', ["bots.txt"]],
  ['[{ from: "docs", to: "[path][name].[contenthash:8][ext]" }]', ["a.e68f094c.md", "sub/b.0cec8bf3.md"]],
  ['[{ from: "docs", to: () => "docs/[name][ext]" }]', ["docs/a.md", "docs/b.md"]],
  ['[{ from: "public/robots.txt", to: "v1.0" }]', ["v1.0"]],
  ['[{ from: "public/robots.txt", to: "v1.0", toType: "dir" }]', ["v1.0/robots.txt"]],
  ['[{ from: "public", globOptions: { ignore: ["img/**"] } }]', ["img/logo.svg", "robots.txt"]],
  ['[{ from: "public", globOptions: { ignore: ["public/img/**"] } }]', ["robots.txt"]],
  ['[{ from: "public", filter: (file) => file.endsWith(".txt") }]', ["robots.txt"]],
  ['[{ from: "nope", noErrorOnMissing: true }]', []],
  ['[{ from: "public", filter() {} }]', []],
])("%s", async (patterns, names) => {
  const printed = await built(patterns);
  expect(printed).toContain("compiled successfully");
  expect(copied(printed)).toEqual(names);
});

test("a path that exists is not read as a glob", async () => {
  expect(copied(await built('["(shop)"]', { "(shop)/x.txt": "x" }))).toEqual(["x.txt"]);
});

test("names with a dot are copied from folders, from globs only with an option", async () => {
  const more = { "public/.well-known/x.txt": "x" };
  expect(copied(await built('["public"]', more))).toContain(".well-known/x.txt");
  expect(copied(await built('[{ from: "**/*", context: "public" }]', more))).not.toContain(".well-known/x.txt");
  const withDot = '[{ from: "**/*", context: "public", globOptions: { dot: true } }]';
  expect(copied(await built(withDot, more))).toContain(".well-known/x.txt");
});

test("the sample leaves drafts out", async () => {
  const printed = await builtBy(await configurationOf(PAGE, "**/drafts/**"), { "public/drafts/x.txt": "x" });
  expect(copied(printed)).toEqual(["img/logo.svg", "robots.txt"]);
});

describe("two files of one name", () => {
  const two = (first: string, second: string) =>
    built(`[{ from: "public/robots.txt", to: "x.txt" ${first} }, { from: "docs/a.md", to: "x.txt" ${second} }]`);

  test.each([
    ["", "", "\nx.txt\nUser-agent: *"],
    ["", ", force: true", "\nx.txt\n# A"],
    [", force: true, priority: 10", ", priority: 5", "\nx.txt\nUser-agent: *"],
  ])("%s %s", async (first, second, content) => {
    const printed = await two(first, second);
    expect(printed).toContain("compiled successfully");
    expect(printed).toContain(content);
  });

  test("a copied file does not replace one of webpack, unless it is forced", async () => {
    const more = { "public/index.html": "mine" };
    const html = 'output: { html: true, htmlFilename: "index.html" }';
    expect(await built('["public"]', more, html)).not.toContain("index.html\nmine");
    expect(await built('[{ from: "public", force: true }]', more, html)).toContain("index.html\nmine");
  });
});

test("transform gets a buffer", async () => {
  const printed = await builtBy(await configurationOf(PAGE, "src/manifest.json"), {
    "src/manifest.json": '{ "name": "shop" }',
  });
  expect(printed).toContain('manifest.json\n{"name":"shop","version":"0.0.0"}');
});

test("transformAll joins files in the order of their paths", async () => {
  const more = { "licenses/b.txt": "B", "licenses/a/x.txt": "A" };
  expect(await builtBy(await configurationOf(PAGE, "transformAll:"), more)).toContain("\nLICENSES.txt\nA\nB");
});

test("copied scripts are minimized, unless info says that they are", async () => {
  const more = { "vendor/a.js": "console.log( 1  + x );" };
  expect(await built('["vendor"]', more)).toContain("\nconsole.log(1+x);");
  expect(await builtBy(await configurationOf(PAGE, "minimized: true"), more)).toContain("console.log( 1  + x );");
});

test("concurrency is an option of its own object", async () => {
  expect(copied(await builtBy(await configurationOf(PAGE, "concurrency: 20")))).toEqual(["img/logo.svg", "robots.txt"]);
});

test("a package is found by Node.js", async () => {
  const code = await configurationOf(PAGE, "acme-icons/package.json");
  const own = code.replace('"acme-icons/package.json"', '"./acme-icons/package.json"');
  const more = { "acme-icons/package.json": "{}", "acme-icons/svg/a.svg": "<svg/>" };
  expect(copied(await builtBy(own, more))).toEqual(["icons/a.svg"]);
});

test("output.clean leaves copied files in place", async () => {
  expect(await built('["public"]', {}, "output: { clean: true }")).toContain("\nrobots.txt\nUser-agent: *");
});

page.shows("LOG from copy-webpack-plugin", () =>
  built('["public"]', { "public/main.js": "" }, 'stats: { logging: "log" }'),
);
page.shows("should be a non-empty array", () => built("[]").catch(String));
page.shows("unknown property 'ignore'", () => built('[{ from: "public", ignore: ["x"] }]').catch(String));
page.restIs({});
