import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf, textOf } from "../../lib/page-text";
import { build, buildOwn, type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/entry-context.mdx");
const fences = await fencesOf("configuration/entry-context.mdx");

/** Returns the configuration of the page that contains the words. */
const sample = (words: string) => fences.find(({ lang, code }) => lang === "js" && code.includes(words))?.code ?? "";

/** Builds with entries of this form; what webpack refuses, its types refuse as well. */
const entries = (entry: unknown, files: Files = {}) => build(files, { entry } as Configuration);

const tickets: Files = { "src/tickets.js": 'console.log("tickets");\n' };

page.shows('configuration.context: The provided value "src"', () => build({}, { context: "src" }));

page.shows("Can't resolve './kiosk.js'", () => entries("./kiosk.js"));

page.shows("Can't resolve './src'", () =>
  build({}, (folder) => {
    rmSync(path.join(folder, "src/index.js"));
    return {};
  }),
);

page.shows("Did you mean './src/tickets.js'?", () => entries("src/tickets.js", tickets));

page.shows("differs in casing", () => entries({ Shop: "./src/index.js", shop: "./src/tickets.js" }, tickets));

page.shows("has an unknown property 'output'", () =>
  entries({ tickets: { import: "./src/tickets.js", output: "tickets.js" } }),
);

page.shows("dist/sw.js", async () => {
  const printed = await buildOwn({
    "webpack.config.js": sample('filename: "sw.js"'),
    "src/app.js": 'console.log("app");\n',
    "src/service-worker.js": 'console.log("service worker");\n',
  });
  return printed.replace(/^(?=js\/app|sw\.js)/gm, "dist/");
});

page.shows("same filename embed.js", () =>
  entries(
    {
      embed: { import: "./src/index.js", filename: "embed.js" },
      tickets: { import: "./src/tickets.js", filename: "embed.js" },
    },
    tickets,
  ),
);

page.shows("other entrypoints as runtime chunk", () =>
  entries({ tickets: "./src/tickets.js", map: { import: "./src/index.js", runtime: "tickets" } }, tickets),
);

page.shows('Chunk loading type "async-node" is not enabled', () =>
  entries(() => ({ main: { import: ["./src/index.js"], chunkLoading: "async-node" } })),
);

page.shows("by layer (in browser)", () =>
  buildOwn({
    "webpack.config.js": sample('issuerLayer: "server"').replace('"production"', '"development"'),
    "src/site.js": 'import "./shared.js";\n',
    "src/render.js": 'import "./shared.js";\n',
    "src/shared.js": "export const visits = [];\nconsole.log(visits);\n",
  }),
);

page.shows('entry "tickets" html.inline is ignored', () =>
  entries({ tickets: { import: "./src/tickets.js", html: { inline: true } } }, tickets),
);

page.shows("(name: visit)", () =>
  buildOwn({
    "webpack.config.js": sample("readdirSync(folder)"),
    "src/pages/home.js": 'console.log("home");\n',
    "src/pages/visit.js": 'console.log("visit");\n',
  }),
);

page.restIs({});

const dependent = (rest: object) => ({ tickets: { import: "./src/tickets.js", dependOn: "base", ...rest } });
const quotes: [words: string, entry: unknown][] = [
  ["configuration.entry should be a non-empty array.", []],
  ["configuration.entry.kiosk misses the property 'import'", { kiosk: {} }],
  ["should not contain the item './src/touch.js' twice", ["./src/touch.js", "./src/touch.js"]],
  [
    'A relative path is expected. However, the provided value "/sw.js" is an absolute path!',
    { sw: { import: "./src/index.js", filename: "/sw.js" } },
  ],
  [
    "Entrypoints 'kiosk' and 'tickets' use 'dependOn' to depend on each other in a circular way.",
    { ...dependent({ dependOn: "kiosk" }), kiosk: { import: "./src/index.js", dependOn: "tickets" } },
  ],
  [
    "Entrypoint 'tickets' has 'dependOn' and 'runtime' specified. This is not valid.",
    { base: "./src/index.js", ...dependent({ runtime: "boot" }) },
  ],
  ["TypeError: Cannot convert undefined or null to object", () => undefined],
  ["TypeError: desc.import is not iterable", () => ({ main: {} })],
  [
    'Library type "commonjs2" is not enabled.',
    () => ({ main: { import: ["./src/index.js"], library: { type: "commonjs2" } } }),
  ],
];
test.each(quotes)("a message in the text: %s", async (words, entry) => {
  expect(await textOf("configuration/entry-context.mdx")).toContain(words);
  expect(await entries(entry, tickets)).toContain(words);
});

test("a dependency that is no entry ends the process", async () => {
  const message = "Entry tickets depends on base, but this entry was not found";
  expect(await textOf("configuration/entry-context.mdx")).toContain(message);
  const entry = JSON.stringify(dependent({}));
  const configuration = `export default { mode: "production", entry: ${entry} };`;
  expect(await run("npx webpack", { ...tickets, "webpack.config.js": configuration })).toContain(`Error: ${message}`);
});

test("an entry with asyncChunks: false has the code of import() in its file, beside files of other kinds", async () => {
  const files: Files = {
    "src/index.js": 'import "./a.css";\nimport("./lazy.js");\nnew Worker(new URL("./worker.js", import.meta.url));\n',
    "src/a.css": "a { color: red }",
    "src/lazy.js": 'console.log("lazy");\n',
    "src/worker.js": 'postMessage("worker");\n',
  };
  const built = await build(files, { entry: { main: { import: "./src/index.js", asyncChunks: false } } });
  const names = [...built.matchAll(/^asset (\S+)/gm)].map(([, name]) => name);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(["main.js", "main.css", expect.stringMatching(/^\d+\.js$/)]));
  expect(built.split("\nmain.js\n")[1]).toContain('console.log("lazy")');
});
