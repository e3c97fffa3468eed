import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { expect, vi } from "vitest";
import type { Compiler, Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { build, buildOwn, project } from "../../lib/project";

const samples = effectsOf("configuration/infrastructureLogging.mdx");

/** Logs with the name of a plugin and with names that begin like those of webpack and of the development server. */
const plugins = `[(compiler) => {
  for (const name of ["Mine", "webpack.cache.Mine", "webpack-dev-mine"]) {
    const logger = compiler.getInfrastructureLogger(name);
    for (const level of ["warn", "info", "log", "debug"]) logger[level](level);
  }
}]`;

/** Returns what is logged with the configuration, and what with other options for the log instead. */
async function logged(code: string, others = "{}"): Promise<[string, string]> {
  const sample = code.replace("export default", "const sample =");
  const own = `${sample}\nexport default { ...sample, plugins: ${plugins} };`;
  const other = `export default { mode: "production", infrastructureLogging: ${others}, plugins: ${plugins} };`;
  return [await buildOwn({ "webpack.config.js": own }), await buildOwn({ "webpack.config.js": other })];
}

/** Returns the exported values of a configuration file. */
async function exportsOf(code: string): Promise<{ default: Configuration; messages?: string[] }> {
  const folder = await project({ "own.js": code });
  return import(/* @vite-ignore */ pathToFileURL(`${folder}/own.js`).href);
}

/** Logs an information, a step, and what only `debug` shows. */
const logs = (compiler: Compiler) => {
  const logger = compiler.getInfrastructureLogger("Mine");
  logger.info("one");
  logger.log("two");
  logger.debug("three");
};

samples.tries("debug: /webpack\\.cache/,", async (code) => {
  const [printed, byDefault] = await logged(code);
  expect(printed).toContain("<w> [Mine] warn");
  expect(printed).not.toContain("[Mine] info");
  expect(byDefault).toContain("<i> [Mine] info");
  expect(printed).toContain("[webpack.cache.Mine] debug");
  expect(byDefault).not.toContain("] debug");
});

samples.tries('name.startsWith("webpack-dev-")', async (code) => {
  const [printed, byDefault] = await logged(code);
  expect(printed).toContain("[webpack.cache.Mine] debug");
  expect(printed).toContain("[webpack-dev-mine] debug");
  expect(printed).not.toContain("[Mine] log");
  expect(byDefault).not.toContain("] debug");
});

samples.tries("stream: process.stdout", async (code) => {
  const { default: configuration } = await exportsOf(code);
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockReturnValue(true));
  const written = () => spies.map(({ mock }) => stripVTControlCharacters(mock.calls.map(([text]) => text).join("")));
  await build({}, { ...configuration, plugins: [logs] });
  const [out, error] = written();
  await build({}, { ...configuration, infrastructureLogging: {}, plugins: [logs] });
  const [, later] = written();
  vi.restoreAllMocks();
  expect(out).toContain("<i> [Mine] one\n");
  expect(error).not.toContain("[Mine]");
  expect(later).toContain("<i> [Mine] one\n");
});

samples.tries("messages.push(args.join", async (code) => {
  const { default: configuration, messages } = await exportsOf(`${code}\nexport { messages };`);
  await build({}, { ...configuration, plugins: [logs] });
  expect(messages).toEqual(["[Mine] one", "[Mine] two"]);
});

samples.tries('progress: "auto"', async (code) => {
  vi.stubEnv("TERM", "xterm");
  vi.stubEnv("CI", undefined);
  const { default: configuration } = await exportsOf(code);
  const shown = async (isTTY: boolean, others: Configuration["infrastructureLogging"]): Promise<string> => {
    let text = "";
    const stream = new Writable({
      write(chunk, _, done) {
        text += chunk;
        done();
      },
    });
    const infrastructureLogging = { ...others, stream: Object.assign(stream, { isTTY }) };
    await build({}, { ...configuration, infrastructureLogging });
    return text;
  };
  const { infrastructureLogging } = configuration;
  expect(await shown(true, infrastructureLogging)).toContain("● Build ━━━");
  expect(await shown(true, {})).toBe("");
  expect(await shown(false, infrastructureLogging)).toBe("");
  expect(await shown(true, { ...infrastructureLogging, appendOnly: true })).toBe("");
});
