import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { installList } from "../../../lib/packages";
import { build, project } from "../../../lib/project";
import { raises, report } from "../../../lib/raises";

/** The version of babel-loader that loads `babel-core`, which is Babel 6 or a package that only passes everything on. */
const LOADER = "7.1.5";

/** Builds an entry with that loader and one version of `babel-core`. */
async function compiled(core: string, presets: string[]): Promise<string> {
  const folder = await project({ "package.json": "{}", "src/index.js": "console.log(1);" });
  const modules = path.join(folder, "node_modules");
  await mkdir(modules);
  // The loader itself is copied, because it looks for `babel-core` from the place where it really is.
  const [loaders, cores] = await Promise.all([
    installVersion("babel-loader", LOADER),
    installVersion("babel-core", core),
  ]);
  await cp(path.join(loaders, "babel-loader"), path.join(modules, "babel-loader"), { recursive: true });
  await symlink(path.join(cores, "babel-core"), path.join(modules, "babel-core"), "junction");
  for (const name of await readdir(loaders)) {
    await symlink(path.join(loaders, name), path.join(modules, name), "junction").catch(() => undefined); // already there
  }
  const use = [{ loader: path.join(modules, "babel-loader"), options: { presets } }];
  const output = await build(folder, { mode: "development", module: { rules: [{ test: /index\.js$/, use }] } });
  return report(output);
}

const SIX = "6.26.3";
const ofBabel6 = async () => path.join(await installVersion("babel-preset-env", "1.7.0"), "babel-preset-env");
const ofBabel7 = async () => path.join(await installList("compilers"), "@babel/preset-env");

raises("babel/#preset-missing", {
  broken: () => compiled(SIX, ["env"]),
  fixed: async () => compiled(SIX, [await ofBabel6()]),
});
raises("babel/#preset-missing", {
  broken: () => compiled(SIX, ["@babel/env"]),
  fixed: async () => compiled("7.0.0-bridge.0", [await ofBabel7()]),
});
raises("babel/#version", {
  broken: async () => compiled(SIX, [await ofBabel7()]),
  fixed: async () => compiled("7.0.0-bridge.0", [await ofBabel7()]),
});

const ofBeta = async () =>
  path.join(await installVersion("@babel/preset-react", "7.0.0-beta.32"), "@babel/preset-react");
raises("babel/#version", {
  broken: async () => compiled(SIX, [await ofBeta()]),
  fixed: async () => compiled("7.0.0-bridge.0", [await ofBabel7()]),
});
