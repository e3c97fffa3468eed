import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { effectsOf } from "../../lib/effects";
import { build, type Files } from "../../lib/project";
import { exported, withoutDots } from "../configuration/exported";

const samples = effectsOf("releases/5-110.mdx");

const styled: Files = {
  "src/index.js": 'import "./page.css";\nconsole.log("logged");\ndocument.title = "Page";',
  "src/page.css": "a { user-select: none; }\nb { user-select: none; }",
};
const page: Files = { "src/index.html": "<!doctype html>\n<title>A</title>\n<p>a   <b>b</b>   c</p>\n\n<p>d</p>" };

samples.effect("drop_console: true", {
  files: styled,
  without: ["optimization.minimizeOptions.javascript"],
  hides: '"logged"',
});
samples.effect("drop_console: true", {
  files: styled,
  without: ["optimization.minimizeOptions.css.vendorPrefixes"],
  shows: /^main\.css\na,b\{user-select:none\}$/m,
});
samples.effect("drop_console: true", {
  files: page,
  rest: { entry: "./src/index.html" },
  without: ["optimization.minimizeOptions.html"],
  shows: "<p>a <b>b</b> c<p>d",
});

samples.effect("minimizeOptions: { css: false, html: false }", {
  files: styled,
  without: ["optimization.minimizeOptions.css"],
  shows: styled["src/page.css"] ?? "",
});
samples.effect("minimizeOptions: { css: false, html: false }", {
  files: page,
  rest: { entry: "./src/index.html" },
  without: ["optimization.minimizeOptions.html"],
  shows: page["src/index.html"] ?? "",
});

/** Modules that import each other, one of them with a call of `eval`; and as many tiny chunks as are reported. */
const lazy = Array.from({ length: 12 }, (_, number) => `lazy${number}.js`);
const wasteful: Files = {
  "src/index.js": `import { b } from "./b.js";
    export const a = () => [b, eval("1")];
    a();
    ${lazy.map((name) => `import("./${name}");`).join("\n")}`,
  "src/b.js": 'import { a } from "./index.js";\nexport const b = () => a;',
  ...Object.fromEntries(lazy.map((name) => [`src/${name}`, `console.log("${name}");`])),
};
samples.effect('all: true, hints: "stats"', {
  files: wasteful,
  without: ["performance.all"],
  shows: [/^HINT in eval usage/m, /^HINT in circular dependencies/m],
});
samples.effect('all: true, hints: "stats"', {
  files: wasteful,
  without: ["performance.hints"],
  shows: /^HINT in eval usage/m,
  hides: /^WARNING in eval usage/m,
});
samples.effect('all: true, hints: "stats"', {
  files: wasteful,
  without: ["performance.tinyChunks"],
  hides: /^HINT in tiny chunks/m,
});

samples.tries('glob: ["src/icons/**"', async (code) => {
  const { folder, configuration } = await exported(code, {
    "src/index.js": `print(
      new URL("./icons/in/a.svg", import.meta.url),
      new URL("./icons/raw/b.svg", import.meta.url),
      new URL("./c.svg", import.meta.url),
    );`,
    "src/icons/in/a.svg": "<svg>a</svg>",
    "src/icons/raw/b.svg": "<svg>b</svg>",
    "src/c.svg": "<svg>c</svg>",
  });
  const copy = await withoutDots(folder);
  const built = await build(copy, configuration);
  expect(built).toMatch(/data:image\/svg/);
  expect(built).not.toMatch(/^<svg>a/m);
  for (const name of ["b", "c"]) expect(built).toMatch(new RegExp(`^\\w{20}\\.svg\n<svg>${name}</svg>$`, "m"));
  expect(await build(copy, { ...configuration, module: {} })).toMatch(/^<svg>a/m);
});

const server: Files = {
  "src/index.js": 'import kit from "kit";\nimport ui from "@acme/ui";\nconsole.log(kit, ui);',
  "node_modules/kit/package.json": '{ "name": "kit" }',
  "node_modules/kit/index.js": 'module.exports = "kit inside";',
  "node_modules/@acme/ui/package.json": '{ "name": "@acme/ui" }',
  "node_modules/@acme/ui/index.js": 'module.exports = "ui inside";',
};
samples.effect("allowlist: [/^@acme", {
  files: server,
  without: ["externalsPresets"],
  shows: 'require("kit")',
  hides: "kit inside",
});
samples.effect("allowlist: [/^@acme", {
  files: server,
  without: ["externalsPresets.nodeModules.allowlist"],
  shows: "ui inside",
  hides: 'require("@acme/ui")',
});

test.each([
  ["5.110.2", { minimize: { css: false } }, true],
  ["5.110.2", { minimizeOptions: { css: false } }, false],
  ["5.110.3", { minimize: { css: false } }, true],
  ["5.110.3", { minimizeOptions: { css: false } }, true],
])("webpack %s with %o", async (version, optimization, isValid) => {
  const folder = await installVersion("webpack", version);
  const { validate } = createRequire(path.join(folder, "package.json"))("webpack");
  if (isValid) validate({ optimization });
  else expect(() => validate({ optimization })).toThrow("unknown property 'minimizeOptions'");
});
