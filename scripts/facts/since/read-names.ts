import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Declarations } from "../declarations/declaration";
import { readDeclarations } from "../declarations/read-declarations";
import { devServerOptions, webpackOptions } from "../option-paths";
import { type DOCUMENTED, type Packages, packagesAt } from "../packages";
import { readExports } from "../read-exports";
import { readTypes } from "../read-types";
import { devServerSchema, webpackSchema } from "../schema";
import { enumValues } from "./enum-values";
import { helpFlags } from "./help-flags";
import { isImplemented, moduleTypeOptions } from "./module-type-options";
import type { Names } from "./names";
import { asWrittenLater } from "./old-schema";
import { pluginOptions } from "./plugin-options";
import { targetValues } from "./targets";

/** A package without any names. */
const NONE: Names = { options: [], values: [], hooks: [], exports: [], flags: [], members: [], codes: [] };

type Reader = (packages: Packages, folder: string) => Names | Promise<Names>;

const READERS: Record<string, Reader> = {
  webpack: ofWebpack,
  "webpack-cli": ofCommandLine,
  "webpack-dev-server": ofDevServer,
} satisfies Record<keyof typeof DOCUMENTED, Reader>;

/**
 * Reads the names of one package in a folder.
 *
 * @throws {Error} When the package is not documented here.
 */
export async function readNames(name: string, folder: string): Promise<Names> {
  const reader = READERS[name];
  if (!reader) throw new Error(`${name} isn't a known package. Use one of ${Object.keys(READERS).join(", ")}.`);
  return reader(packagesAt(folder), folder);
}

function ofWebpack(packages: Packages): Names {
  const code = codeIn(path.join(packages.rootOf("webpack"), "lib"));
  const listed = webpackOptions(asWrittenLater(webpackSchema(packages)));
  const options = [...listed, ...moduleTypeOptions(packages), ...pluginOptions(packages)].filter((option) =>
    isImplemented(option.path, code),
  );
  // The schema accepts any string as a target, so the targets come from webpack itself.
  const values = enumValues(options.filter((option) => option.path !== "target"));
  return {
    options: [...new Set(options.map((option) => option.path))],
    values: [...values, ...targetValues(packages)],
    hooks: hooksOf(packages),
    exports: exportsOf(packages, "webpack"),
    flags: webpackFlags(packages),
    members: membersOf(readDeclarations(packages)),
    codes: [...new Set(code.match(/\bDEP_WEBPACK_[A-Z\d_]+/g))],
  };
}

async function ofCommandLine(packages: Packages, folder: string): Promise<Names> {
  const hasServer = existsSync(path.join(folder, "node_modules/webpack-dev-server"));
  const inherited = [...webpackFlags(packages), ...(hasServer ? serverFlags(packages) : [])];
  const flags = await helpFlags(packages, folder, inherited);
  return { ...NONE, exports: exportsOf(packages, "webpack-cli"), flags };
}

function ofDevServer(packages: Packages): Names {
  const options = devServerOptions(devServerSchema(packages));
  return {
    ...NONE,
    options: options.map((option) => option.path),
    values: enumValues(options),
    exports: exportsOf(packages, "webpack-dev-server"),
    flags: serverFlags(packages),
  };
}

function webpackFlags({ load }: Packages): string[] {
  const { cli } = load<{ cli: { getArguments(): object } }>("webpack");
  return Object.keys(cli.getArguments()).map((flag) => `--${flag}`);
}

function serverFlags({ load }: Packages): string[] {
  return Object.keys(load<object>("webpack-dev-server/bin/cli-flags.js")).map((flag) => `--${flag}`);
}

/**
 * Returns the hooks of the type declarations, in which some versions from 5.100 on use the name `CacheClass` for
 * `Cache`. An old version gets an empty `module.d.ts`, because `readTypes` reads that file too.
 */
function hooksOf(packages: Packages): string[] {
  const moduleTypes = path.join(packages.rootOf("webpack"), "module.d.ts");
  if (!existsSync(moduleTypes)) writeFileSync(moduleTypes, "");
  return Object.keys(readTypes(packages).hooks).map((name) => name.replace(/^CacheClass\./, "Cache."));
}

/** Returns the classes of the type declarations and their members, except internal ones. */
function membersOf(declarations: Declarations): string[] {
  const classes = [...declarations.values()].filter(({ kind }) => kind === "class");
  return classes.flatMap(({ name: written, members }) => {
    const name = written.replace(/^CacheClass$/, "Cache");
    const shown = members.filter((member) => /^[a-z]/i.test(member.name));
    return [name, ...shown.map((member) => `${name}.${member.name}`)];
  });
}

/** Returns the code of all files in a folder. */
function codeIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  return files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
}

/** Returns the exports of any package, by giving `readExports` that package instead of webpack. */
function exportsOf(packages: Packages, name: string): string[] {
  const found = readExports({ ...packages, load: <T>() => packages.load<T>(name) });
  return Object.keys(found).map((key) => key.replace(/^webpack\./, ""));
}
