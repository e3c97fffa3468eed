import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";
import { installList } from "../../lib/packages";

const guide = useGuide("edge-runtimes", { name: "acme-edge", packages: "edge" });

/** What a worker answers, and what the runtime prints meanwhile. */
interface Answer {
  status: number;
  text: string;
  printed: string;
}

/** Runs `dist/worker.mjs` in Cloudflare's runtime, as the only file, and requests an address. */
async function ask(pathname: string, flags: string[] = []): Promise<Answer> {
  const port = await guide.freePort();
  await guide.write(
    "workerd.capnp",
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "dist/worker.mjs")],
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ${JSON.stringify(flags)}
);\n`,
  );
  const runtime = await guide.start("npx workerd serve workerd.capnp & echo started; wait", "started");
  const request = () => fetch(`http://127.0.0.1:${port}${pathname}`).catch(() => undefined);
  await expect.poll(request, { timeout: 20_000 }).toBeDefined();
  const response = await request();
  const text = (await response?.text()) ?? "";
  await runtime.stop();
  return { status: response?.status ?? 0, text, printed: runtime.output() };
}

/** Builds, and asks the worker. */
async function buildAndAsk(pathname: string, flags?: string[]): Promise<Answer> {
  await guide.run("npx webpack");
  return ask(pathname, flags);
}

test("1-cloudflare: one file answers, and import() stays in it", async () => {
  await guide.goTo("1-cloudflare");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("cloudflare.txt", output);
  expect(await ask("/")).toMatchObject({ status: 200, text: "Hello from the edge" });
  expect((await ask("/report")).text).toBe('{"orders":3,"sum":40.5}');
  const { main } = JSON.parse(await guide.read("wrangler.jsonc"));
  expect(guide.exists(main)).toBe(true);
});

test("1-cloudflare: what is missing without each setting", async () => {
  await guide.goTo("1-cloudflare");
  await guide.replace("webpack.config.js", "asyncChunks: false,", "");
  const chunk = await buildAndAsk("/report");
  expect(chunk.status).toBe(500);
  expect(chunk.printed).toMatch(/No such module "\d+\.mjs"\./);
  await guide.goTo("1-cloudflare");
  await guide.replace("webpack.config.js", 'library: { type: "module" },', "");
  await guide.run("npx webpack");
  expect(await guide.read("dist/worker.mjs")).not.toMatch(/\bexport\b/);
  await guide.goTo("1-cloudflare");
  await guide.write("src/worker.js", "export default { fetch: () => new Response(typeof global.fetch) };\n");
  await guide.run("npx webpack");
  expect(await guide.read("dist/worker.mjs")).not.toContain("new Function");
  await guide.replace("webpack.config.js", '["webworker", "es2022"]', '"webworker"');
  await guide.run("npx webpack");
  expect(await guide.read("dist/worker.mjs")).toContain("new Function");
});

test("1-cloudflare: packages for this runtime, for workers and for browsers", async () => {
  await guide.goTo("1-cloudflare");
  const kinds = ["workerd", "worker", "browser"];
  await guide.write("src/worker.js", 'import kit from "#kit";\nexport default { fetch: () => new Response(kit) };\n');
  for (const kind of kinds) await guide.write(`src/for-${kind}.js`, `export default "for ${kind}";\n`);
  const imports = { "#kit": Object.fromEntries(kinds.map((kind) => [kind, `./for-${kind}.js`])) };
  await guide.write("src/package.json", JSON.stringify({ type: "module", imports }));
  const built = async () => {
    await guide.run("npx webpack");
    return /for \w+/.exec(await guide.read("dist/worker.mjs"))?.[0];
  };
  expect(await built()).toBe("for workerd");
  await guide.replace("webpack.config.js", '"workerd", ', "");
  expect(await built()).toBe("for worker");
  await guide.replace("webpack.config.js", '"webworker"', '"web"');
  expect(await built()).toBe("for browser");
});

test("1-cloudflare: eval is refused, and other source maps are not", async () => {
  await guide.goTo("1-cloudflare");
  const config = await guide.read("webpack.config.js");
  const inDevelopment = async (devtool: string) => {
    await guide.write("webpack.config.js", config.replace('"production",', `"development", devtool: "${devtool}",`));
    return buildAndAsk("/report");
  };
  const refused = await inDevelopment("eval-source-map");
  expect(refused.status).toBe(500);
  expect(refused.printed).toContain("EvalError: Code generation from strings disallowed for this context");
  expect((await inDevelopment("source-map")).status).toBe(200);
});

test("2-built-in: modules of the runtime stay imports", async () => {
  await guide.goTo("2-built-in");
  await guide.run("npx webpack");
  await guide.expectOutput("built-in.txt", await guide.read("dist/worker.mjs"));
  expect(await ask("/", ["nodejs_compat"])).toMatchObject({ status: 200, text: "SGVsbG8=" });
  const bare = (await guide.read("src/worker.js")).replace("node:buffer", "buffer");
  await guide.write("src/worker.js", bare);
  await guide.replace("webpack.config.js", "cloudflare):/]", 'cloudflare):/, { buffer: "node:buffer" }]');
  expect((await buildAndAsk("/", ["nodejs_compat"])).text).toBe("SGVsbG8=");
  await guide.goTo("2-built-in");
  await guide.replace("webpack.config.js", /\n {2}externals: .*/, "");
  expect((await guide.run("npx webpack", { status: 1 })).output).toContain("UnhandledSchemeError");
});

test("3-vercel: the folders of a deployment, and a function for Vercel's runtime", async () => {
  await guide.goTo("3-vercel");
  const { output } = await guide.run("npx webpack");
  expect(output).toContain("compiled successfully");
  const files = guide.files(".vercel/output");
  await guide.expectOutput("vercel.txt", files.map((file) => `.vercel/output/${file}`).join("\n"));
  expect(files).toContain("functions/api/hello.func/.vc-config.json");

  const { EdgeVM } = createRequire(path.join(await installList("edge"), "list.js"))("@edge-runtime/vm");
  const variables = { process: { env: { DEFAULT_NAME: "Ada" } } };
  const runtime = new EdgeVM({ extend: (context: object) => Object.assign(context, variables) });
  const bundle = await guide.read(".vercel/output/functions/api/hello.func/index.js");
  // Its loader of modules is not part of the package.
  runtime.evaluate(bundle.replace(/export\{(\w+) as default\};?/, "globalThis.handler = $1;"));
  const answer = (query: string) =>
    runtime.evaluate(`handler(new Request("https://acme.test/api/hello${query}"))`).text();
  expect(await answer("")).toBe("Hello, Ada");
  expect(await answer("?name=Grace")).toBe("Hello, Grace");
  expect(() => runtime.evaluate("new Function('return 1')()")).toThrow(
    "Code generation from strings disallowed for this context",
  );
});
