import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DOMWindow } from "jsdom";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { fencesOf } from "../../lib/page-text";
import { build, type Files, project, samplesOf } from "../../lib/project";
import { pageWith } from "../../lib/script-page";

const PAGE = "plugins/module-federation-plugin.mdx";
const samples = effectsOf(PAGE);

const currency = (version: string): Files => ({
  "node_modules/currency/package.json": JSON.stringify({ name: "currency", version, type: "module" }),
  "node_modules/currency/index.js": `export const format = (value) => value.toFixed(2) + " EUR (${version})";`,
});
const manifest = (version: string) => JSON.stringify({ type: "module", dependencies: { currency: version } });
const sources = await samplesOf(PAGE, "billing/src/invoice.js", "portal/src/bootstrap.js");

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));

const projects: Files = {
  ...inFolder("billing", { ...currency("2.1.0"), "package.json": manifest("^2.1.0") }),
  ...inFolder("portal", { ...currency("2.3.0"), "package.json": manifest("^2.3.0") }),
  ...sources,
  "portal/src/index.js": 'import("./bootstrap.js");',
};

/** Returns the first configuration of a build on the page that contains some words. */
async function configurationOf(folder: string, words: string): Promise<string> {
  const fences = await fencesOf(PAGE);
  return fences.find(({ title, code }) => title === `${folder}/webpack.config.js` && code.includes(words))?.code ?? "";
}
const billing = await configurationOf("billing", "new ModuleFederationPlugin");
const portal = await configurationOf("portal", "new ModuleFederationPlugin");

/** Writes the projects, and builds them by these configurations. Returns the folder, and what webpack prints and emits. */
async function builtBy(configurations: Record<string, string>, more: Files = {}) {
  const codes = Object.entries(configurations).map(([name, code]) => [`${name}/webpack.config.js`, code]);
  const folder = await project({ ...projects, ...Object.fromEntries(codes), ...more });
  const built: string[] = [];
  for (const name of Object.keys(configurations)) {
    const file = pathToFileURL(path.join(folder, name, "webpack.config.js")).href;
    const { default: configuration } = await import(/* @vite-ignore */ file);
    built.push(await build(path.join(folder, name), configuration));
  }
  return { folder, built: built.join("\n") };
}

/** Opens a page with a script. Scripts come from the folders of the projects, whose ports are 4800 and 4801. */
function pageOf(folder: string, address: string): Promise<DOMWindow> {
  return pageWith(address, ({ port, pathname }) =>
    readFile(path.join(folder, port === "4801" ? "billing" : "portal", "dist", pathname), "utf8"),
  );
}

/** Returns what the page of `portal` shows. */
async function textOfPortal(folder: string): Promise<string> {
  const { document } = await pageOf(folder, "http://localhost:4800/main.js");
  await expect.poll(() => document.body.textContent).not.toBe("");
  return document.body.textContent ?? "";
}

const ONE_COPY = "1.00 EUR (2.3.0) | Invoice: 12.00 EUR (2.3.0)";
const TWO_COPIES = "1.00 EUR (2.3.0) | Invoice: 12.00 EUR (2.1.0)";

samples.tries(
  'filename: "remote-entry.js",\n      exposes: { "./invoice": "./src/invoice.js" },\n      shared: ["currency"]',
  async (code) => {
    const { folder } = await builtBy({ billing: code, portal });
    expect(await textOfPortal(folder)).toBe(ONE_COPY);
    const alone = await builtBy({ billing: code.replace('shared: ["currency"],', ""), portal });
    expect(await textOfPortal(alone.folder)).toBe(TWO_COPIES);
  },
);

samples.tries('remote-entry.js",\n      },\n      shared: ["currency"],', async (code) => {
  const { folder } = await builtBy({ billing, portal: code });
  expect(await textOfPortal(folder)).toBe(ONE_COPY);
  const { built } = await builtBy({ portal: code.replace(/remotes: \{[^}]*\},/, "") });
  expect(built).toContain("Can't resolve 'billing/invoice'");
});

samples.tries("./src/setup.js", async (code) => {
  const { folder, built } = await builtBy(
    { billing: code },
    {
      "billing/src/setup.js": 'globalThis.ran = "setup";',
      "billing/src/invoice.js": "export const invoice = `invoice after ${globalThis.ran}`;",
      "billing/src/receipt.js": 'export const receipt = "receipt";',
    },
  );
  expect(built).toMatch(/^asset invoice\.js/m);
  const page = await pageOf(folder, "http://localhost:4801/remote-entry.js");
  const get = (name: string) => page.eval(`billing.get("${name}").then((factory) => ({ ...factory() }))`);
  expect(await get("./invoice")).toEqual({ invoice: "invoice after setup" });
  expect(await get("./receipt")).toEqual({ receipt: "receipt" });
});

samples.tries('packageName: "currency"', async (code) => {
  const files = {
    "billing/src/invoice.js":
      'import { format } from "money";\nimport { theme } from "./theme.js";\nexport { format, theme };',
    "billing/src/theme.js": 'export const theme = "dark";',
  };
  const { folder, built } = await builtBy({ billing: code }, files);
  expect(built).toContain("compiled successfully");
  const page = await pageOf(folder, "http://localhost:4801/billing.js");
  const versions = "Object.entries(scope).map(([name, versions]) => `${name} ${Object.keys(versions)}`)";
  const offered = await page.eval(`const scope = {}; Promise.resolve(billing.init(scope)).then(() => ${versions})`);
  expect(String(offered)).toMatch(/^(?=.*money 2\.1\.0)(?=.*theme 1\.0\.0)/);
  const unknown = await builtBy({ billing: code.replace(', packageName: "currency"', "") }, files);
  expect(unknown.built).toContain("No required version specified and unable to automatically determine one");
});

/** Neither file is an ES module, as a file with this extension would be in the project. */
const commonJs: Files = { "billing/dist/package.json": "{}", "portal/dist/package.json": "{}" };
const program: Files = {
  ...commonJs,
  "portal/src/index.js": `const { renderInvoice } = await import("billing/invoice");
console.log(renderInvoice(12));`,
};

samples.tries('library: { type: "commonjs-module" }', async (code) => {
  const host = await configurationOf("portal", 'target: "node"');
  const { folder } = await builtBy({ billing: code, portal: host }, program);
  expect((await execute("node portal/dist/main.js", folder)).output).toBe("Invoice: 12.00 EUR (2.1.0)\n");
  const asVariable = code.replace('library: { type: "commonjs-module" },', "");
  const other = await builtBy({ billing: asVariable, portal: host }, program);
  expect((await execute("node portal/dist/main.js", other.folder)).output).toContain("TypeError");
});

samples.tries('remoteType: "commonjs-module"', async (code) => {
  const remote = await configurationOf("billing", 'target: "node"');
  const { folder } = await builtBy({ billing: remote, portal: code }, program);
  expect((await execute("node portal/dist/main.js", folder)).output).toBe("Invoice: 12.00 EUR (2.1.0)\n");
});

/** An entry that uses the library without waiting, and the remote after an `import()`. */
const direct: Files = {
  "portal/src/index.js":
    `import { format } from "currency";
import("billing/invoice").then(({ renderInvoice }) => document.body.append(` +
    "`${format(1)} | ${renderInvoice(12)}`" +
    `));`,
};

samples.tries("currency: { eager: true }", async (code) => {
  const remote = await configurationOf("billing", "import: false");
  const { folder } = await builtBy({ billing: remote, portal: code }, direct);
  expect(await textOfPortal(folder)).toBe(ONE_COPY);
  const unshared = code.replace(/shared: .*,/, "");
  const alone = await builtBy({ billing, portal: unshared }, direct);
  expect(await textOfPortal(alone.folder)).toBe(TWO_COPIES);
});

samples.tries("currency: { import: false }", async (code) => {
  const files = await configurationOf("portal", "eager: true");
  const { folder, built } = await builtBy({ billing: code, portal: files }, direct);
  expect(built).not.toMatch(/^\s*EUR \(2\.1\.0\)/m);
  expect(await textOfPortal(folder)).toBe(ONE_COPY);
  const own = await builtBy({ billing: code.replace(/shared: .*,/, ""), portal: files }, direct);
  expect(await textOfPortal(own.folder)).toBe(TWO_COPIES);
  const external = code.replace(/shared: .*,/, "").replace("entry: {},", '$& externals: { currency: "currency" },');
  const asGlobal = {
    "portal/src/index.js": `globalThis.currency = { format: () => "global" };
import("billing/invoice").then(({ renderInvoice }) => document.body.append(renderInvoice(12)));`,
  };
  const legacy = await builtBy({ billing: external, portal: files.replace(/shared: .*,/, "") }, asGlobal);
  expect(await textOfPortal(legacy.folder)).toBe("Invoice: global");
});
