import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { paths } from "../../../../scripts/lib/paths";
import { PROOFS } from "../../../../scripts/proofs/proof-files";
import { useGuide } from "../../lib/guide";

const guide = useGuide("continuous-integration");

/** Copies the step into a folder, changes it there, and builds. Returns the text of each emitted file, by name. */
async function buildIn(folder: string, change?: () => Promise<void>): Promise<Record<string, string>> {
  const names = ["package.json", "webpack.config.js", "src/index.js", "src/cart.js"];
  for (const name of names) await guide.write(`${folder}/${name}`, await guide.read(name));
  await change?.();
  await guide.run("npm run build", { cwd: folder });
  const files = guide.files(`${folder}/dist`);
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await guide.read(`${folder}/dist/${name}`)])),
  );
}

test("1-build: the job keeps the folders that are used, and runs what there is", async () => {
  await guide.goTo("1-build");
  const { build } = parse(await guide.read(".gitlab-ci.yml"));
  const { scripts } = JSON.parse(await guide.read("package.json"));
  expect(build.script).toEqual(["npm ci --prefer-offline", "npm run build"]);
  expect(scripts.build).toBe("webpack --fail-on-warnings");
  await guide.run("npm run build", { env: build.variables });
  const kept = build.cache.flatMap(({ paths }: { paths: string[] }) => paths);
  expect(kept).toEqual([build.variables.npm_config_cache, ".webpack-cache"]);
  expect([".webpack-cache", ...build.artifacts.paths].filter((folder) => !guide.exists(folder))).toEqual([]);
});

test("1-build: the second job finds the cache, and a job in another path does not", async () => {
  await guide.goTo("1-build");
  await guide.run("npm run build");
  await guide.remove("dist");
  expect((await guide.run("npm run build")).output).toContain("cached modules");
  await guide.run("mkdir other && cp -r .webpack-cache package.json webpack.config.js src other");
  expect((await guide.run("npm run build", { cwd: "other" })).output).not.toContain("cached modules");
});

test("1-build: warnings fail the job by the flag, whatever CI says", async () => {
  await guide.goTo("1-build");
  await guide.write("src/index.js", "import(location.hash);\n");
  await guide.run("npm run build", { status: 1 });
  const env = { CI: "true" };
  expect((await guide.run("npx webpack", { allowWarnings: true, env })).output).toMatch(/compiled with \d+ warning/);
});

test("1-build: another folder, another time and a cache give the same files", async () => {
  await guide.goTo("1-build");
  const first = await buildIn("one");
  expect(await buildIn("two/below")).toEqual(first);
  const { output } = await guide.run('diff -r one/dist two/below/dist && echo "identical"');
  await guide.expectOutput("identical.txt", output);
  // Now from the cache.
  expect(await buildIn("two/below")).toEqual(first);
});

test("1-build: what makes files differ", async () => {
  await guide.goTo("1-build");
  const writing = (folder: string, text: string) => () => guide.write(`${folder}/src/cart.js`, text);
  const url = "export const total = () => import.meta.url;\n";
  expect(await buildIn("one", writing("one", url))).not.toEqual(await buildIn("two", writing("two", url)));
  const text = "export const total = () => 1;\n";
  const unix = await buildIn("one", writing("one", text));
  expect(await buildIn("two", writing("two", text))).toEqual(unix);
  expect(await buildIn("two", writing("two", text.replace("\n", "\r\n")))).not.toEqual(unix);
});

test("webpack and what it needs have no install scripts", () => {
  const lock = path.join(paths.root, PROOFS, "packages/guides/package-lock.json");
  const { packages } = JSON.parse(readFileSync(lock, "utf8"));
  /** Returns the paths in the lock file of a package and all that it needs. */
  const needed = (name: string, from: string, seen: Set<string>): Set<string> => {
    const parents = from
      .split("/node_modules/")
      .map((_, index, all) => all.slice(0, all.length - index).join("/node_modules/"));
    const place = [...parents, ""]
      .map((parent) => `${parent && `${parent}/`}node_modules/${name}`)
      .find((one) => one in packages);
    if (place === undefined || seen.has(place)) return seen;
    seen.add(place);
    for (const next of Object.keys({ ...packages[place].dependencies })) needed(next, place, seen);
    return seen;
  };
  const withScript = (name: string) =>
    [...needed(name, "", new Set())].filter((place) => packages[place].hasInstallScript);
  for (const name of ["webpack", "webpack-cli", "webpack-dev-server"]) expect(withScript(name)).toEqual([]);
  for (const name of ["@swc/core", "esbuild", "core-js"]) expect(withScript(name)).not.toEqual([]);
});
