import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("package-exports");
const KIT = "packages/demo-kit/package.json";

/** Returns what the four bundles print, as one reads it in a terminal. */
async function printed(): Promise<string> {
  const lines: string[] = [];
  for (const name of ["web", "web-development", "node", "node-require"]) {
    const { output } = await guide.run(`node dist/${name}.cjs`);
    lines.push(`$ node dist/${name}.cjs`, output.trimEnd());
  }
  return lines.join("\n");
}

/** Builds only the first configuration, which fails, and returns the message without the trace of the resolver. */
async function refused(): Promise<string> {
  const { output } = await guide.run("npx webpack --config-name web", { status: 1 });
  return /ERROR in .*\n +Module not found: .*/.exec(output)?.[0].replace(/^ +/gm, "") ?? output;
}

/** Returns the package's files that the first configuration takes. */
async function taken(exports: unknown, extra: Record<string, unknown> = {}): Promise<string> {
  await guide.write(KIT, JSON.stringify({ name: "demo-kit", type: "module", ...extra, exports }));
  await guide.run("npx webpack --config-name web");
  return (await guide.run("node dist/web.cjs")).output.trim();
}

test("1-conditions: four configurations, four files", async () => {
  await guide.goTo("1-conditions");
  await guide.run("npx webpack");
  await guide.expectOutput("conditions.txt", await printed());
});

test("1-conditions: order, nesting and lists", async () => {
  await guide.goTo("1-conditions");
  expect(await taken({ default: "./kit.js", browser: "./browser.js" })).toBe("kit.js");
  expect(await taken({ browser: { nowhere: "./kit.js" }, default: "./browser.js" })).toBe("browser.js");
  expect(await taken([{ nowhere: "./kit.js" }, "./browser.js"])).toBe("browser.js");
  expect(await taken("./browser.js", { browser: { "./browser.js": "./kit.js" }, main: "./nothing.js" })).toBe("kit.js");
});

test("2-paths: public paths", async () => {
  await guide.goTo("2-paths");
  await guide.run("npx webpack");
  await guide.expectOutput("paths.txt", await printed());
});

test("3-imports: paths of the own package", async () => {
  await guide.goTo("3-imports");
  await guide.run("npx webpack");
  await guide.expectOutput("imports.txt", await printed());
  await guide.replace("src/index.js", '"#log"', '"#logger"');
  await guide.expectOutput("no-import.txt", await refused());
});

test("1-conditions: the list of modules says which file was taken", async () => {
  await guide.goTo("1-conditions");
  const { output } = await guide.run("npx webpack --config-name web --no-optimization-concatenate-modules");
  await guide.expectOutput("which.txt", output);
});

test("4-own-condition: the source in place of the build", async () => {
  await guide.goTo("4-own-condition");
  await guide.run("npx webpack");
  await guide.expectOutput("own-condition.txt", await printed());
});

test("1-conditions: two builds of one package, and how to have one", async () => {
  await guide.goTo("1-conditions");
  await guide.write("src/index.js", 'import { file } from "demo-kit";\nimport "./index.cjs";\n\nconsole.log(file);\n');
  await guide.run("npx webpack --config-name node");
  expect((await guide.run("node dist/node.cjs")).output).toBe("kit.cjs\nkit.js\n");
  await guide.replace(KIT, '"require"', '"module": "./kit.js",\n    "require"');
  await guide.run("npx webpack --config-name node");
  expect((await guide.run("node dist/node.cjs")).output).toBe("kit.js\nkit.js\n");
});
