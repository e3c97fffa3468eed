import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import type { Configuration, LibraryOptions } from "webpack";
import { project, run } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

/** Builds a module that imports something from outside. */
const importing = (request: string, configuration: Configuration, clause = "* as chart") =>
  printed(
    { "src/index.js": `import ${clause} from "${request}";\nconsole.log(chart.default);` },
    { mode: "development", ...configuration },
  );

raises("externals/#module-in-script", {
  broken: () => importing("https://cdn.example.com/chart.js", {}),
  fixed: () => importing("https://cdn.example.com/chart.js", { target: ["web", "es2020"] }),
});

test("an ES module may import an address as well", async () => {
  const output = { module: true };
  expect(await importing("https://cdn.example.com/chart.js", { output })).toContain("compiled successfully");
});

test.for([
  [
    "EcmaScriptModule syntax",
    { target: ["web", "es5"], externals: { chart: "module chart" }, output: { module: true } },
  ],
  ["'import()'", { target: ["web", "es5"], externals: { chart: "import chart" } }],
] as [string, Configuration][])("an old target has no %s", async ([words, configuration]) => {
  expect(await importing("chart", configuration)).toContain(`The target environment doesn't support ${words}`);
});

raises("externals/#external-type", {
  broken: () => importing("chart", { externals: { chart: { root: "Chart" } } }),
  fixed: () => importing("chart", { externals: { chart: "Chart" } }),
});

const deferred = (clause: string) =>
  importing(
    "chart",
    { experiments: { deferImport: true }, externals: { chart: "module chart" }, output: { module: true } },
    clause,
  );
raises("externals/#phase", { broken: () => deferred("defer * as chart"), fixed: () => deferred("* as chart") });

raises("externals/#script-external", {
  broken: () => importing("chart", { externals: { chart: "script https://cdn.example.com/chart.js" } }),
  fixed: () => importing("chart", { externals: { chart: "script Chart@https://cdn.example.com/chart.js" } }),
});

/** Starts a server for modules. Returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Answers with a module, except to what is not there or leads elsewhere. */
const modules: RequestListener = ({ url }, response) => {
  const isThere = url === "/chart.js";
  const location = url === "/moved.js" ? "http://127.0.0.2/chart.js" : "/circle.js";
  const status = isThere ? 200 : url === "/chrt.js" ? 404 : 302;
  response.writeHead(status, { "content-type": "text/javascript", ...(status === 302 && { location }) });
  response.end("export default 3;\n");
};

/** A project that imports a file of a server. */
async function remote(file = "chart.js") {
  const address = await serve(modules);
  const folder = await project({ "src/index.js": `import chart from "${address}${file}";\nconsole.log(chart);` });
  const build = (buildHttp: object = {}) =>
    printed(folder, { mode: "development", experiments: { buildHttp: { allowedUris: [address], ...buildHttp } } });
  return { folder, build };
}

raises("externals/#not-allowed", {
  broken: async () => (await remote()).build({ allowedUris: ["https://esm.sh/"] }),
  fixed: async () => (await remote()).build(),
});

test("an address that leads elsewhere is externals/#not-allowed as well", async () => {
  expect(await (await remote("moved.js")).build()).toContain("doesn't match the allowedUris policy after redirect");
});

raises("externals/#frozen", {
  broken: async () => (await remote()).build({ frozen: true }),
  fixed: async () => {
    const { build } = await remote();
    await build();
    return build({ frozen: true });
  },
});

test("content that is not there is externals/#frozen as well", async () => {
  const { folder, build } = await remote();
  await build();
  await rm(path.join(folder, "webpack.lock.data"), { recursive: true });
  expect(await build({ frozen: true })).toContain("is missing content in the lockfile cache, but lockfile is frozen");
});

/** A project whose stored content is changed before it is built again. */
async function changed(change: (content: string) => string): Promise<string> {
  const { folder, build } = await remote();
  await build();
  const stored = path.join(folder, "webpack.lock.data");
  const files = await readdir(stored, { recursive: true, withFileTypes: true });
  for (const entry of files.filter((file) => file.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    await writeFile(file, change(await readFile(file, "utf8")));
  }
  return build({ frozen: true });
}
raises("externals/#integrity", {
  broken: () => changed((content) => content.replaceAll("\n", "\r\n")),
  fixed: () => changed((content) => content),
});

raises("externals/#not-fetched", {
  broken: async () => (await remote("chrt.js")).build(),
  fixed: async () => (await remote("chart.js")).build(),
});

test.for([
  ["a circle", "circle.js", {}, "Module not found: Error: Too many redirects"],
  ["a proxy that does not answer", "chart.js", { proxy: "http://127.0.0.1:1" }, "Failed to connect to proxy server"],
] as const)("%s is externals/#not-fetched as well", async ([, file, options, words]) => {
  expect(await (await remote(file)).build(options)).toContain(words);
});

/** Builds a project with a lock file of a later version in a process of its own, after a line of the shell. */
async function locked(line: string): Promise<string> {
  const address = await serve(modules);
  return run(`${line} && npx webpack`, {
    "webpack.lock": '{ "version": 2 }',
    "webpack.config.js": `export default {
      mode: "development", experiments: { buildHttp: ["${address}"] },
    };`,
    "src/index.js": `import chart from "${address}chart.js";\nconsole.log(chart);`,
  });
}
raises("externals/#lockfile-version", {
  broken: () => locked("true"),
  fixed: () => locked("rm webpack.lock"),
});

const charts = (code: string) =>
  printed(
    { "src/index.js": code },
    {
      externals: { "acme-charts": ["Acme", "charts"] },
      externalsType: "module",
      output: { module: true, library: { type: "module" } },
    },
  );
raises("externals/#star-export", {
  broken: () => charts('export * from "acme-charts";'),
  fixed: () => charts('export { bar, pie } from "acme-charts";'),
});

/** Runs a bundle as a script in a context that has what a page has, except for scripts that it loads. */
async function charted(
  require?: (ids: string[], use: (chart: unknown) => void) => void,
  { library, globals }: { library?: LibraryOptions; globals?: object } = {},
): Promise<string> {
  const folder = await project({ "src/index.js": 'import chart from "chart";\nconsole.log(chart);' });
  const output = await printed(folder, {
    mode: "development",
    devtool: false,
    externals: { chart: "amd-async chart" },
    ...(library && { output: { library } }),
  });
  const lines: string[] = [output];
  const bundle = await readFile(path.join(folder, "dist/main.js"), "utf8");
  const rejected = (error: unknown) => void lines.push(`Uncaught (in promise) ${error}`);
  process.once("unhandledRejection", rejected);
  runInNewContext(bundle, { console: { log: (text: unknown) => lines.push(String(text)) }, require, ...globals });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", rejected);
  return lines.join("\n");
}
raises("externals/#amd-require", {
  broken: () => charted(),
  fixed: () => charted((_, use) => use(3)),
});

test("a loader in an object is the container of the library", async () => {
  const library = { type: "var", name: "shop", amdContainer: "loader" };
  const require = (_: string[], use: (chart: unknown) => void) => use(7);
  expect(await charted(undefined, { library, globals: { loader: { require } } })).toMatch(/\n7$/);
});
