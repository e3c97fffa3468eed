import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("author-libraries", { name: "webpack-numbers" });

test("1-source: a program, which exports nothing", async () => {
  await guide.goTo("1-source");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("source.txt", build.output);
  const { output } = await guide.run(`node -p "require('./dist/webpack-numbers.js')"`);
  expect(output).toBe("{}\n");
});

test("2-expose and 3-externals: a module, without lodash in it", async () => {
  await guide.goTo("2-expose");
  await guide.run("npx webpack --mode none"); // To minimize Lodash again would take seconds.
  const { output } = await guide.run(
    `node --input-type=module -e "import { toWord } from './dist/webpack-numbers.mjs'; console.log(toWord(3))"`,
  );
  expect(output).toBe("Three\n");
  expect(await guide.read("dist/webpack-numbers.mjs")).toContain("OpenJS Foundation");

  await guide.goTo("3-externals");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("externals.txt", build.output);
  await guide.expectOutput("webpack-numbers.txt", await guide.read("dist/webpack-numbers.mjs"));
});

test("4-umd: without globalObject Node.js cannot load the script", async () => {
  await guide.goTo("4-umd");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual([
    "webpack-numbers.mjs",
    "webpack-numbers.mjs.map",
    "webpack-numbers.umd.js",
    "webpack-numbers.umd.js.map",
  ]);
  const load = `node -p "require('./dist/webpack-numbers.umd.js').toNumber('Ten')"`;
  expect((await guide.run(load)).output).toBe("10\n");
  const config = await guide.read("webpack.config.mjs");
  await guide.write("webpack.config.mjs", config.replace('    globalObject: "this",\n', ""));
  await guide.run("npx webpack --config-name umd");
  expect((await guide.run(load, { status: 1 })).output).toContain("ReferenceError: self is not defined");
});

test("5-package and 6-consumer: everybody can use the package", async () => {
  await guide.goTo("5-package");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toContain("webpack-numbers.mjs");
  await guide.goTo("6-consumer");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("package.txt", build.output);
  await guide.run("npm run types");
  const declarations = await guide.read("types/index.d.ts");
  await guide.expectOutput("index.d.txt", declarations);
  const { scripts } = JSON.parse(await guide.read("package.json"));
  await guide.run(scripts.types.replace(/^tsc/, "node node_modules/typescript-7/bin/tsc"));
  expect(await guide.read("types/index.d.ts")).toBe(
    declarations.replaceAll("export function", "export declare function"),
  );
  const { output } = await guide.run("npm test");
  await guide.expectOutput("consumer.txt", output);

  const page = await guide.open("consumer/index.html", { root: "." });
  await page.getByText("Three").waitFor();

  const packed = JSON.parse((await guide.run("npm pack --dry-run --json --ignore-scripts")).output);
  const files = packed[0].files.map(({ path }: { path: string }) => path).sort();
  await guide.expectOutput("packed.txt", files.join("\n"));
  expect(files).not.toContain("src/index.js");

  // The user has Lodash already, since npm has no network. Everything above has been built, so it is not built again.
  await guide.run(
    "npm pack --ignore-scripts && mkdir -p user/node_modules && cp -R node_modules/lodash user/node_modules",
  );
  await guide.run("cp consumer/main.mjs consumer/main.cjs user");
  await guide.write("user/package.json", '{ "name": "numbers-user", "dependencies": { "lodash": "4.18.1" } }');
  const user = { cwd: "user" };
  await guide.run("npm install ../webpack-numbers-1.0.0.tgz --no-package-lock --no-audit --no-fund", user);
  expect(guide.files("user/node_modules/webpack-numbers")).not.toContain("src/index.js");
  const used = await guide.run("node main.mjs && node main.cjs", user);
  expect(output).toContain(used.output.trim());

  await guide.run("npx webpack --config consumer/webpack.config.mjs");
  const bundle = await guide.read("consumer/dist/main.mjs");
  expect(bundle).toContain("upperFirst");
  expect(bundle).not.toContain("toLower");
});
