import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("asset-modules");

async function script(): Promise<string> {
  const found = guide.files("dist").filter((file) => file.endsWith(".js"));
  expect(found).toHaveLength(1);
  return guide.read(`dist/${found[0]}`);
}

/** Returns what a module of the development build assigns to its exports. */
async function exported(module: string): Promise<string> {
  const [, code = ""] = (await script()).split(`/***/ "${module}"\n`);
  return /^module\.exports = .*;$/m.exec(code)?.[0] ?? "";
}

/** Returns the first problem of a failing build. */
async function problem(): Promise<string> {
  const { output } = await guide.run("npx webpack", { status: 1 });
  return /^ERROR in .*\n(?:.+\n)*/m.exec(output)?.[0] ?? "";
}

test("1-four-ways", async () => {
  await guide.goTo("1-four-ways");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("build.txt", build.output);
  for (const [query, name] of Object.entries({ url: "resource", inline: "inline", raw: "source", bytes: "bytes" })) {
    await guide.expectOutput(`${name}.txt`, await exported(`./src/check.svg?${query}`));
  }
  const page = await guide.open("dist/index.html");
  await page.getByText("Uint8Array, 132 bytes").waitFor();
  const widths = () =>
    page.locator("img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([48, 48]);
  expect(await page.locator("section > svg").count()).toBe(1);
});

test("2-attributes", async () => {
  await guide.goTo("2-attributes");
  await guide.run("npx webpack");
  expect(guide.files("dist").filter((file) => file.endsWith(".svg"))).toHaveLength(1);
  const page = await guide.open("dist/index.html");
  await expect.poll(() => page.locator("img").evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(48);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toMatch(/\/[0-9a-f]{20}\.svg"\)$/);
});

test("a rule and an attribute", async () => {
  await guide.goTo("2-attributes");
  await guide.write(
    "src/index.js",
    `import file from "./check.svg";
import text from "./check.svg" with { type: "text" };

document.body.append(file.slice(0, 9), text.slice(0, 4));
`,
  );
  const config = (condition: string) => `export default {
  mode: "production",
  output: { html: true, htmlFilename: "index.html", clean: true },
  module: {
    rules: [{ test: /\\.svg$/, ${condition}type: "asset" }],
  },
};
`;
  await guide.write("webpack.config.js", config(""));
  await guide.run("npx webpack");
  let page = await guide.open("dist/index.html");
  expect(await page.locator("body").innerText()).toBe("data:imagdata");
  await guide.write("webpack.config.js", config('with: { type: { not: ["text", "bytes"] } }, '));
  await guide.run("npx webpack");
  page = await guide.open("dist/index.html");
  expect(await page.locator("body").innerText()).toBe("data:imag<svg");
});

test("3-size-limit", async () => {
  await guide.goTo("3-size-limit");
  await guide.run("npx webpack");
  const lines = await Promise.all(
    ["check", "logo"].map(async (name) => `${name}.svg  ${(await exported(`./src/${name}.svg`)).slice(0, 70)}`),
  );
  await guide.expectOutput("size-limit.txt", lines.join("\n"));
  expect(guide.files("dist").filter((file) => file.endsWith(".svg"))).toHaveLength(1);
});

test("4-names", async () => {
  await guide.goTo("4-names");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  const text = await page.locator("body").innerText();
  const addresses = text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "https://shop.example");
  const files = guide.files("dist").map((file) => `  ${file}`);
  await guide.expectOutput("names.txt", ["dist", ...files, "", addresses].join("\n"));
});

test("5-data-uri", async () => {
  await guide.goTo("5-data-uri");
  await guide.run("npx webpack");
  const code = await exported("./src/check.svg");
  expect(/"(.*)"/.exec(code)?.[1]).toHaveLength(184);
  await guide.expectOutput("data-uri.txt", code);
  const page = await guide.open("dist/index.html");
  await expect.poll(() => page.locator("img").evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(48);
});

test("6-server", async () => {
  await guide.goTo("6-server");
  await guide.run("npx webpack");
  expect(guide.files("dist-server")).toEqual(["server.cjs"]);
  const { output } = await guide.run("node dist-server/server.cjs");
  await guide.expectOutput("server.txt", output);
  const [address = ""] = /icons\/[\w.]+/.exec(output) ?? [];
  expect(guide.files("dist")).toContain(address);
});

test("errors", async () => {
  await guide.goTo("2-attributes");
  await guide.write("src/index.js", 'import check from "./check.svg";\nconsole.log(check);\n');
  await guide.expectOutput("no-rule.txt", await problem());

  await guide.goTo("4-names");
  await guide.write("src/old/check.svg", '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n');
  await guide.write(
    "src/index.js",
    'import check from "./check.svg";\nimport old from "./old/check.svg";\nconsole.log(check, old);\n',
  );
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace("icons/[name].[contenthash:8][ext]", "icons/[name][ext]"));
  const conflict = await guide.run("npx webpack", { status: 2 });
  await guide.expectOutput("conflict.txt", conflict.output.split("\n")[0] ?? "");

  await guide.goTo("5-data-uri");
  await guide.write("src/data.acme", "1\n");
  await guide.write("src/index.js", 'import data from "./data.acme";\nconsole.log(data);\n');
  await guide.write(
    "webpack.config.js",
    'export default {\n  mode: "production",\n  module: { rules: [{ test: /\\.acme$/, type: "asset/inline" }] },\n};\n',
  );
  await guide.expectOutput("mimetype.txt", (await problem()).split("\n").slice(0, 2).join("\n"));
});
