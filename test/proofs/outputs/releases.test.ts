import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { readHistories } from "../../../scripts/facts/since/file";
import { minorOf } from "../../../scripts/facts/since/versions";
import { contentDir } from "../../../scripts/lib/paths";
import { fencesOf, textOf } from "../lib/page-text";
import { build, buildOwn, type Files, project } from "../lib/project";

const FOLDER = "releases";

/** The versions that have a page, as `5.112`, in no order. */
const versions = readdirSync(path.join(contentDir({}), FOLDER))
  .map((file) => /^(\d+)-(\d+)\.mdx$/.exec(file))
  .flatMap((match) => (match ? [`${match[1]}.${match[2]}`] : []));

const first = readHistories(["webpack"]).webpack?.first;
if (!first) throw new Error("scripts/facts/since.json knows nothing about webpack.");

/** Everything that has a heading of its own on a page below one of these folders. */
const headings = new Set(["configuration", "api", "plugins"].flatMap(headingsBelow));

function headingsBelow(folder: string): string[] {
  const all = path.join(contentDir({}), folder);
  const files = readdirSync(all).filter((file) => file.endsWith(".mdx"));
  return files.flatMap((file) =>
    [...readFileSync(path.join(all, file), "utf8").matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = ""]) => heading),
  );
}

/** Returns the words of a page's code and of its links, which is where it names something. */
function namesIn(text: string): Set<string> {
  return new Set(
    (text.match(/```[\s\S]*?```|`[^`\n]+`|\[[^\]\n]+\]/g) ?? []).flatMap((part) => part.match(/[\w-]+/g) ?? []),
  );
}

/** Returns whether a version is a minor or one of its patches. */
function isOf(minor: string, version: string | undefined): boolean {
  return version !== undefined && minorOf(version) === minor;
}

/** Returns the last part of a name, by which a page may call an option whose parents it has named. */
function lastOf(name: string): string {
  return name.split(".").at(-1) ?? name;
}

/**
 * Returns what is new in a version and described: options, hooks and exports that have a heading of their own, and fields of
 * older options that have one. The fields of a new option are a matter of its own page.
 */
function documented(version: string): string[] {
  const { options, hooks, exports } = first as NonNullable<typeof first>;
  const names = (facts: Record<string, string>) => Object.keys(facts).filter((name) => isOf(version, facts[name]));
  const isField = (name: string) => {
    const parent = name.slice(0, name.lastIndexOf("."));
    return headings.has(parent) && !isOf(version, options[parent]);
  };
  const ofPlugin = (name: string) => /^[A-Z]\w*Plugin\./.test(name) && headings.has(lastOf(name));
  return [
    ...names(options).filter((name) => headings.has(name) || isField(name) || ofPlugin(name)),
    ...[...names(hooks), ...names(exports)].filter((name) => headings.has(lastOf(name))),
  ];
}

/** Returns options of an older version with a new value: `target=deno` as `["target", "deno"]`. */
function newValues(version: string): [option: string, value: string][] {
  const { options, values } = first as NonNullable<typeof first>;
  return Object.keys(values)
    .filter((key) => isOf(version, values[key]))
    .map((key): [string, string] => [key.slice(0, key.lastIndexOf("=")), key.slice(key.lastIndexOf("=") + 1)])
    .filter(([option]) => !isOf(version, options[option]) && headings.has(option));
}

const RENAMED = "The next version has it under another name or not at all, and its page says so.";

/** What a page need not name, and why. */
const EXCEPTIONS: Record<string, string> = {
  "performance.embeddedSourceMaps": RENAMED,
  "performance.entrypointOverlap": RENAMED,
  "performance.unusedAliases": RENAMED,
  "performance.unusedDefines": RENAMED,
  "performance.unusedExternals": RENAMED,
  "performance.unusedReexports": RENAMED,
  "optimization.minimizeOptions.css.resolveCustomAtRules": RENAMED,
};

const pageOf = (version: string) => `${FOLDER}/${version.replace(".", "-")}.mdx`;

test.each(versions)("the page about %s names what its version brought", async (version) => {
  const names = namesIn(await textOf(pageOf(version)));
  const missing = documented(version).filter((name) => !(name in EXCEPTIONS) && !names.has(lastOf(name)));
  expect(missing).toEqual([]);
});

test.each(versions)("the page about %s names new values of older options", async (version) => {
  const names = namesIn(await textOf(pageOf(version)));
  const missing = newValues(version).filter(
    ([option, value]) => !(`${option}=${value}` in EXCEPTIONS) && !names.has(value),
  );
  expect(missing).toEqual([]);
});

test("every exception is still something new", () => {
  const all = new Set(
    versions.flatMap((version) => [...documented(version), ...newValues(version).map((pair) => pair.join("="))]),
  );
  expect(Object.keys(EXCEPTIONS).filter((name) => !all.has(name))).toEqual([]);
});

test("every version from 5.100 has a page, and the list names them all, newest first", async () => {
  const minors = versions.map((version) => Number(version.split(".")[1])).toSorted((a, b) => b - a);
  const [newest = 0] = minors;
  expect(minors).toEqual(Array.from({ length: newest - 99 }, (_, index) => newest - index));
  const listed = [...(await textOf(`${FOLDER}/index.mdx`)).matchAll(/^- \[5\.(\d+)\]/gm)].map(([, minor]) =>
    Number(minor),
  );
  expect(listed).toEqual(minors);
});

test("the notification leads to the newest page", () => {
  const text = readFileSync(path.join(contentDir({}), "notification.md"), "utf8");
  const newest = versions.toSorted((a, b) => Number(b.split(".")[1]) - Number(a.split(".")[1]))[0] ?? "";
  expect(text).toContain(`](/${pageOf(newest).replace(".mdx", "/")})`);
});

/** Returns the configuration of a version's page that contains these words, as files. */
async function sample(version: string, words: string): Promise<Files> {
  const found = (await fencesOf(pageOf(version))).filter(({ title, lang, code }) => {
    return title === "webpack.config.js" && lang !== "diff" && code.includes(words);
  });
  expect(found).toHaveLength(1);
  return { "webpack.config.js": found[0]?.code ?? "" };
}

test("5.113: types are removed", async () => {
  const code = (await fencesOf(pageOf("5.113"))).find(({ title }) => title === "src/index.ts")?.code ?? "";
  const built = await build({ "src/index.ts": code }, { entry: "./src/index.ts" });
  expect(built).toContain('main.js\n(()=>{"use strict";console.log("Total: 20")})()');
  for (const code of ["export enum A { a }", "export namespace A { export const a = 1; }"]) {
    expect(await build({ "src/index.ts": code }, { entry: "./src/index.ts" })).toContain("in strip-only mode");
  }
});

test("5.113: an SVG is rounded and loses what an editor has added", async () => {
  const namespace = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
  const printed = await buildOwn({
    ...(await sample("5.113", "precision: 2")),
    "src/index.js": 'console.log(new URL("./leaf.svg", import.meta.url));',
    "src/leaf.svg": `<svg xmlns="http://www.w3.org/2000/svg" ${namespace}><polygon inkscape:label="A" points="0.12345,0 9,0 9,9"/></svg>`,
  });
  expect(printed).toContain('leaf.svg\n<svg xmlns="http://www.w3.org/2000/svg"><path d="m.12 0H9v9"/></svg>');
});

test("5.113: what an SVG loses without any field is what the page says", async () => {
  const { options } = webpack({ optimization: { minimize: true, minimizeOptions: { xml: {} } } });
  const { minimizeOptions } = options.optimization;
  const [, sentence = ""] = (await textOf(pageOf("5.113"))).match(/With `xml: \{\}`, ([^.]*)\./) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(typeof minimizeOptions === "object" && minimizeOptions.xml).toEqual(
    Object.fromEntries(named.map((name) => [name, true])),
  );
});

test("5.113: names of CSS modules are replaced in a page, also in the attribute of the sample", async () => {
  const code = (await fencesOf(pageOf("5.113"))).find(({ title }) => title === "src/index.html")?.code ?? "";
  const printed = await buildOwn({ ...(await sample("5.113", "cssModules")), "src/index.html": code });
  const name = /<style module>\.([\w-]+)\{color:green\}/.exec(printed)?.[1];
  expect(name).not.toBe("card");
  expect(printed).toContain(`<p class=${name}>Assam`);
  expect(printed).toContain(`<p data-hide=${name}>Darjeeling`);
});

test("5.113: inlined styles and addresses of other servers stay", async () => {
  const icon = "https://cdn.example.com/logo.png";
  const page = `<!doctype html><title>A</title><link rel="stylesheet" href="./a.css"><img src="${icon}">`;
  const files: Files = { "src/index.html": page, "src/a.css": "a { top: 0 }" };
  const rest: Configuration = { entry: "./src/index.html", output: { html: { inline: "style" } } };
  const printed = await build(files, rest);
  expect(printed).toContain("<style>a{top:0}</style>");
  expect(printed).toContain(`<img src=${icon}>`);
});

test("5.113: syntax errors are reported", async () => {
  const printed = await buildOwn({
    ...(await sample("5.113", "parseErrors")),
    "src/index.js": 'import "./card.css";',
    "src/card.css": "a { color: red }\n}\n",
  });
  const shown = (await fencesOf(pageOf("5.113"))).find(({ code }) => code.includes("CSS parse error"))?.code ?? "";
  expect(printed).toContain(shown.trim());
});

test("5.113: files are copied to a folder that is allowed", async () => {
  const folder = await project({ ...(await sample("5.113", "allowOutside")), "schema/a.json": "{}" });
  await buildOwn(folder);
  expect(readdirSync(path.join(folder, "api"))).toEqual(["a.json"]);
});

test("5.113: classes keep their spelling, and texts their comments", async () => {
  const files: Files = {
    "src/index.js":
      'import text from "./a.css" with { type: "text" };\nimport { cardTitle } from "./b.module.css";\nconsole.log(text, cardTitle);',
    "src/a.css": "/* A */ a { top: 0 }",
    "src/b.module.css": ".card-title { top: 0 }",
  };
  const generator = { "css/auto": { exportsConvention: "camel-case-only" as const, localIdentName: "x-[local]" } };
  const printed = await build(files, { module: { generator } });
  expect(printed).toContain("/* A */ a { top: 0 }");
  expect(printed).toContain(".x-card-title{top:0}");
});

test("5.112: SVG and JSON files are minified", async () => {
  const printed = await buildOwn({
    ...(await sample("5.112", "xml: {}")),
    "src/index.js": 'console.log(new URL("./leaf.svg", import.meta.url), new URL("./data.json", import.meta.url));',
    "src/leaf.svg": '<svg xmlns="http://www.w3.org/2000/svg"><!-- A leaf --><path d="M0 0" /></svg>',
    "src/data.json": '{\n  "a": 1\n}',
  });
  expect(printed).toContain('leaf.svg\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
  expect(printed).toContain('data.json\n{"a":1}');
});

test("5.112: files that a glob names stay", async () => {
  const printed = await buildOwn({
    ...(await sample("5.112", "legal/**")),
    "dist/legal/terms.txt": "Terms",
    "dist/old.txt": "Old",
  });
  expect(printed).toContain("legal/terms.txt\nTerms");
  expect(printed).not.toContain("old.txt");
});

test("5.112: a manifest says which files a module needs", async () => {
  const printed = await buildOwn({
    ...(await sample("5.112", "SSRManifestPlugin")),
    "src/index.js": 'import("./cart.js");',
    "src/cart.js": 'import "./cart.css"; console.log("cart");',
    "src/cart.css": "a { color: red }",
  });
  expect(printed).toMatch(
    /ssr-manifest\.json\n[\s\S]*"\.\/src\/cart\.css": \[\s*"\/static\/\d+\.js",\s*"\/static\/\d+\.css"/,
  );
});

test("5.112: a library exports what all files of its entry do", async () => {
  const folder = await project({
    ...(await sample("5.112", "entryExports")),
    "src/shapes.js": "export const area = 1;",
    "src/colors.js": "export const red = 2;",
  });
  await buildOwn(folder);
  const window: Record<string, object> = {};
  runInNewContext(readFileSync(path.join(folder, "dist/main.js"), "utf8"), { window });
  expect(window.Acme).toMatchObject({ area: 1, red: 2 });
});

test("5.111: files are copied", async () => {
  const printed = await buildOwn({
    ...(await sample("5.111", "copy:")),
    "public/robots.txt": "User-agent: *",
    "locales/de.json": "{}",
  });
  expect(printed).toContain("robots.txt\nUser-agent: *");
  expect(printed).toMatch(/i18n.de\.json/);
});

test("5.111: output.module alone writes an ES module", async () => {
  const files = { ...(await sample("5.111", "output: { module: true }")), "src/index.js": 'console.log("a");' };
  expect(await buildOwn(files)).toContain('main.mjs\nconsole.log("a");');
});

test("5.111: the old experiment writes a script, and old names of checks are refused", async () => {
  const files = { "src/index.js": 'console.log("a");' };
  expect(await build(files, { experiments: { outputModule: true } as object })).toContain("main.js\n(()=>{");
  const [, table = ""] = (await textOf(pageOf("5.111"))).split("| In 5.110 | In 5.111 |");
  const old = [...(table.split("\n\n")[0]?.matchAll(/^\|([^|]+)\|/gm) ?? [])].flatMap(
    ([, cell = ""]) => cell.match(/\w{5,}/g) ?? [],
  );
  expect(old).toHaveLength(7);
  for (const name of old) {
    expect(await build(files, { performance: { [name]: true } as object })).toContain(`unknown property '${name}'`);
  }
});

test("5.111: what nobody needs is reported", async () => {
  const config = await sample("5.111", "unusedConfig: true");
  const printed = await buildOwn({
    "webpack.config.js": (config["webpack.config.js"] ?? "").replace(
      "performance:",
      'externals: { jquery: "jQuery" },\n  performance:',
    ),
    "src/index.js": 'import "./spare.js";',
    "src/spare.js": 'console.log("spare"); export const spare = 1;',
  });
  expect(printed).toContain("The following external was declared but never imported: jquery.");
});

test("5.110: CSS and HTML are minified by the sample's options, and left alone with false", async () => {
  const files = {
    "src/index.js": 'import "./page.css"; console.log("a");',
    "src/page.css": "/*! license */\na { color: red; }\nb { color: red; }",
  };
  expect(await buildOwn({ ...(await sample("5.110", "drop_console")), ...files })).toContain(
    "main.css\na,b{color:red}",
  );
  expect(await buildOwn({ ...(await sample("5.110", "css: false")), ...files })).toContain("a { color: red; }\nb");
});

test("5.110: checks report notes", async () => {
  const printed = await buildOwn({
    ...(await sample("5.110", 'hints: "stats"')),
    "src/index.js": 'import "./a.js";',
    "src/a.js": 'import { b } from "./b.js"; export const a = 1; console.log(b());',
    "src/b.js": 'import { a } from "./a.js"; export const b = () => a;',
  });
  expect(printed).toContain("HINT in circular dependencies");
});

test("5.110: a server bundle leaves packages out, except for those of the list", async () => {
  const printed = await buildOwn({
    ...(await sample("5.110", "allowlist")),
    "src/index.js": 'import kit from "kit"; import ui from "@acme/ui"; console.log(kit, ui);',
    "node_modules/kit/package.json": '{ "name": "kit" }',
    "node_modules/kit/index.js": 'module.exports = "kit inside";',
    "node_modules/@acme/ui/package.json": '{ "name": "@acme/ui" }',
    "node_modules/@acme/ui/index.js": 'module.exports = "ui inside";',
  });
  expect(printed).toContain("ui inside");
  expect(printed).not.toContain("kit inside");
});

test("5.109: a CSS module needs no configuration", async () => {
  const code = (await fencesOf(pageOf("5.109"))).find(({ title }) => title === "src/index.js")?.code ?? "";
  const printed = await build({ "src/index.js": code, "src/card.module.css": ".card { color: red }" }, {});
  expect(printed).toMatch(/main\.css\n\.[\w-]+\{color:red\}/);
});

test("5.109: a page has what the configuration says", async () => {
  const printed = await buildOwn({
    ...(await sample("5.109", "favicon")),
    "src/index.js": 'console.log("a");',
    "src/leaf.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  for (const part of ["<title>Acme</title>", "name=viewport", "rel=icon", "Content-Security-Policy"]) {
    expect(printed).toContain(part);
  }
});

test("5.109: a font is preloaded", async () => {
  const printed = await buildOwn({
    ...(await sample("5.109", "urlHints")),
    "src/index.js": 'import "./page.css";',
    "src/page.css": '@font-face { font-family: Acme; src: url("./acme.woff2"); }',
    "src/acme.woff2": "font",
  });
  expect(printed).toMatch(/<link rel=preload as=font href=\w+\.woff2/);
});
