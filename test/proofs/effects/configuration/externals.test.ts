import { readFile } from "node:fs/promises";
import path from "node:path";
import vm from "node:vm";
import { expect } from "vitest";
import type { Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { chromiumForFile, siteOf } from "../../lib/in-chromium";
import { build, type Files } from "../../lib/project";
import { exported } from "./exported";

const samples = effectsOf("configuration/externals.mdx");

/** Returns a program that prints what it imports. */
const using = (...requests: string[]): Files => ({
  "src/index.js": requests
    .map((request, number) => `import { pin as pin${number} } from "${request}";\nconsole.log(pin${number});\n`)
    .join(""),
});

samples.effect('"acme-ui/charts": ["acme", "charts"],', {
  files: using("map-kit", "acme-ui/charts"),
  without: ["externals"],
  shows: /^main\.js\n.*=mapKit,.*=acme\.charts;/m,
});

samples.effect("externals: [/^acme-ui(\\/|$)/]", {
  files: {
    ...using("acme-ui", "acme-ui/charts", "./acme-ui-helpers.js"),
    "src/acme-ui-helpers.js": "export const pin = 1;",
  },
  without: ["externals"],
  shows: /require\("acme-ui"\).*require\("acme-ui\/charts"\)(?!.*require)/,
});

samples.effect("const match = /^acme-ui\\/(\\w+)$/.exec(request)", {
  files: using("acme-ui/button"),
  without: ["externals"],
  shows: /=acme\.button;/,
});

samples.effect("getResolve()(context, request)", {
  files: {
    ...using("acme-kit", "other-kit"),
    "node_modules/acme-kit/index.js": "export const pin = 'acme';",
    "node_modules/other-kit/index.js": "export const pin = 'other';",
  },
  without: ["externals"],
  shows: /require\("acme-kit"\).*"other"/,
  hides: /"acme"/,
});

samples.effect("byLayer: {", {
  files: { "src/client.js": 'import "react";', "src/server.js": 'import "react";' },
  without: ["externals"],
  shows: /^client\.js\n.*;React\}[\s\S]*^server\.js\n.*;require\("react"\)\}/m,
});

samples.effect("sideEffects: false", {
  files: { "src/index.js": 'import { pin } from "map-kit";' },
  without: ["externals.map-kit.sideEffects"],
  hides: 'require("map-kit")',
});

samples.tries('interop: "esModule"', async (code) => {
  const { folder, configuration } = await exported(code, {
    "src/index.js": 'import kit from "map-kit";\nconsole.log(typeof kit);',
    "node_modules/map-kit/index.js": "exports.__esModule = true; exports.default = 'text';",
    "node_modules/map-kit/package.json": "{}",
    "dist/package.json": "{}",
  });
  const printed = async (rest: Configuration) => {
    await build(folder, { ...configuration, ...rest });
    return (await execute("node dist/main.js", folder)).output.trim();
  };
  expect(await printed({})).toBe("string");
  expect(await printed({ externals: { "map-kit": { commonjs: "map-kit" } } })).toBe("object");
});

samples.effect('externals: ["express", "pg"]', {
  files: using("express", "pg"),
  without: ["externalsType"],
  shows: /require\("express"\).*require\("pg"\)/,
});

samples.effect('target: ["web", "es2020"],\n  output: {\n    module: true', {
  files: using("map-kit"),
  without: ["externals"],
  shows: /^main\.mjs\nimport\{pin as \w+\}from"map-kit";/m,
});

/** Returns the file that a configuration with one entry emits. */
async function emittedBy(code: string, files: Files): Promise<string> {
  const { folder, configuration } = await exported(code, files);
  await build(folder, configuration);
  return readFile(path.join(folder, "dist/main.js"), "utf8");
}

samples.tries('externalsType: "script"', async (code) => {
  const script = await emittedBy(code, {
    "src/index.js": 'import kit from "map-kit";\nimport chart from "chart-kit";\nshow(kit, chart);',
  });
  // A page whose scripts arrive at once.
  const loaded: string[] = [];
  const found = await new Promise<unknown[]>((resolve) => {
    const page: Record<string, unknown> = { setTimeout, clearTimeout, show: (...values: unknown[]) => resolve(values) };
    page.self = page;
    page.document = {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => {} }),
      head: {
        appendChild({ src, onload }: { src: string; onload: (event: object) => void }) {
          loaded.push(src);
          if (src.includes("map")) page.acme = { mapKit: "a map" };
          else page.chartKit = "a chart";
          onload({ type: "load" });
        },
      },
    };
    vm.runInNewContext(script, page);
  });
  expect(found).toEqual(["a map", "a chart"]);
  expect(loaded.sort()).toEqual(["https://cdn.example.com/chart-kit.js", "https://cdn.example.com/map-kit.js"]);
});

samples.effect('"css-import https://cdn.example.com/theme.css"', {
  files: {
    "src/index.js": 'import "./a.css";\nconsole.log(new URL("cdn/logo.png", import.meta.url));',
    "src/a.css": '@import "theme/base.css";\na { background: url("cdn/logo.png") }',
  },
  without: ["externals"],
  shows:
    /@import url\("?https:\/\/cdn\.example\.com\/theme\.css"?\);\s*a\s*\{\s*background:\s*url\("?https:\/\/cdn\.example\.com\/logo\.png"?\)[\s\S]*"https:\/\/cdn\.example\.com\/logo\.png"/,
});

samples.tries('name: "shopWidgets"', async (code) => {
  const script = await emittedBy(code, { "src/index.js": 'export { pin } from "map-kit";' });
  const kit = { pin: "a pin" };
  const module = { exports: {} };
  vm.runInNewContext(script, { module, exports: module.exports, require: (name: string) => name === "map-kit" && kit });
  expect(module.exports).toMatchObject(kit);

  const defined: unknown[] = [];
  const define = Object.assign((...all: unknown[]) => defined.push(...all), { amd: {} });
  vm.runInNewContext(script, { define });
  expect(defined[0]).toEqual(["map-kit"]);

  const page: Record<string, unknown> = { mapKit: kit };
  vm.runInNewContext(script, page);
  expect(page.shopWidgets).toMatchObject(kit);
});

samples.effect('allowlist: ["lodash-es", /^@acme\\//]', {
  files: {
    ...using("lodash-es", "@acme/kit", "express"),
    "node_modules/lodash-es/index.js": "export const pin = 'lodash';",
    "node_modules/@acme/kit/index.js": "export const pin = 'kit';",
    "node_modules/express/index.js": "export const pin = 'server';",
  },
  without: ["externalsPresets"],
  shows: /=require\("express"\).*"lodash".*"kit"/,
  hides: /"server"/,
});

samples.effect('"map-kitt": "mapKit"', {
  files: using("./map-kit.js"),
  without: ["performance"],
  shows: "declared but never imported: map-kitt.",
});

const visit = chromiumForFile();

samples.tries('"map-kit": "import https://cdn.example.com/map-kit.js"', async (code) => {
  const cdn = {
    "https://cdn.example.com/map-kit.js": {
      body: "export const pin = 'done: a pin';",
      headers: { "access-control-allow-origin": "*" },
    },
  };
  const visited = async (configuration: Configuration, until: RegExp) =>
    visit({ ...(await siteOf(using("map-kit"), configuration)), ...cdn }, { until });
  const { externals, target } = (await exported(code)).configuration;
  await visited({ externals, target }, /done: a pin/);
  const classic: Configuration = { externals: { "map-kit": "script mapKit@https://cdn.example.com/map-kit.js" } };
  const failed = await visited(classic, /Loading script failed\.\s+\(missing: /);
  expect(failed).toContain("Unexpected token 'export'");
  const asModule = await visited({ ...classic, output: { scriptType: "module" } }, /\(missing: /);
  expect(asModule).not.toContain("Unexpected token");
});
