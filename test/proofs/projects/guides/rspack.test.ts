import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";
import { openShop } from "./acme-shop";
import { PROBE_FILES, PROBES, probeScript } from "./rspack-probes";

const guide = useGuide("rspack");

test.each([
  ["1-webpack", "npm run build"],
  ["2-rspack", "npm run build"],
  ["3-both", "npm run build"],
  ["3-both", "npm run build:rspack"],
])("%s, %s: the built page shows the shop", async (step, command) => {
  await guide.goTo(step);
  await guide.run(command);
  await openShop(guide);
  expect(guide.files("dist").some((file) => /^main\.\w{8}\.css$/.test(file))).toBe(true);
});

test("3-both: the two tools write different hashes and class names", async () => {
  await guide.goTo("3-both");
  const hashed = async (command: string) => {
    await guide.run(command);
    const files = guide.files("dist").filter((file) => /\.\w{8}\.(?:js|css)$/.test(file));
    const style = await guide.read(`dist/${files.find((file) => file.endsWith(".css"))}`);
    return { files, name: /\.([\w-]+)\{/.exec(style)?.[1] };
  };
  const webpack = await hashed("npm run build");
  const rspack = await hashed("npm run build:rspack");
  expect(rspack.files).toHaveLength(webpack.files.length);
  expect(rspack.files.filter((file) => webpack.files.includes(file))).toEqual([]);
  expect(rspack.name).not.toBe(webpack.name);
});

test("Rspack leaves out the comments with licenses, unless its minimizer extracts them", async () => {
  await guide.goTo("2-rspack");
  await guide.run("npm run build");
  const scripts = () => guide.files("dist").filter((file) => /\.(?:js|txt)$/.test(file));
  const licenses = async () => {
    const texts = await Promise.all(
      scripts().map(async (file) => (await guide.read(`dist/${file}`)).includes("@license")),
    );
    return scripts().filter((_, index) => texts[index]);
  };
  expect(await licenses()).toEqual([]);
  await guide.replace(
    "rspack.config.js",
    "optimization: {",
    "optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: true })],",
  );
  await guide.run("npm run build");
  expect(await licenses()).toEqual([expect.stringMatching(/\.LICENSE\.txt$/)]);

  await guide.goTo("1-webpack");
  await guide.run("npm run build");
  expect(await licenses()).toEqual([expect.stringMatching(/\.LICENSE\.txt$/)]);
});

test("2-rspack: the server shows the shop", async () => {
  await guide.goTo("2-rspack");
  const port = await guide.freePort();
  await guide.start(`npm start -- --port ${port}`, "compiled");
  const page = await guide.open(`http://localhost:${port}/`);
  await page.getByRole("heading", { name: "Acme shop" }).waitFor();
});

test("1-webpack: Rspack refuses the configuration of webpack, one thing after the other", async () => {
  await guide.goTo("1-webpack");
  const build = "npx rspack build --mode production --config webpack.config.js";
  const expectError = async (message: string) => {
    const { output } = await guide.run(build, { status: 2 });
    expect(output).toContain(message);
  };
  const replace = (from: string, to: string) => guide.replace("webpack.config.js", from, to);
  await expectError("Error: Not implemented cache.type filesystem");
  await replace('type: "filesystem"', 'type: "persistent"');
  await expectError("TypeError: Cannot read properties of undefined (reading 'registerLoader')");
  await replace("new MiniCssExtractPlugin(", "new rspack.CssExtractRspackPlugin(");
  await replace("MiniCssExtractPlugin.loader", "rspack.CssExtractRspackPlugin.loader");
  await replace("import MiniCss", 'import { rspack } from "@rspack/core";\nimport MiniCss');
  await expectError("TypeError: Cannot read properties of undefined (reading 'set')");
  await replace("new webpack.DefinePlugin", "new rspack.DefinePlugin");
  // Now it builds, but without a word about the option that Rspack does not know.
  await guide.run(build);
  expect(guide.exists("dist/robots.txt")).toBe(false);
});

test("both tools treat options and plugins as the page says", async () => {
  await guide.goTo("3-both");
  for (const [file, text] of Object.entries(PROBE_FILES)) await guide.write(`probe/${file}`, text);
  await guide.write("probe/probe.js", probeScript(PROBES));
  const { output } = await guide.run("node probe/probe.js", { allowWarnings: true });
  const results = JSON.parse(output.slice(output.lastIndexOf("\n{") + 1));
  for (const { name, webpack, rspack } of PROBES) {
    expect(results[name], name).toEqual({
      webpack: expect.stringContaining(webpack),
      rspack: expect.stringContaining(rspack),
    });
  }
});
