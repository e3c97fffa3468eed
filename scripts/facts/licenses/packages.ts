import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An installed package with its license. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** The SPDX expression: `MIT`, `(MIT OR CC0-1.0)`. */
  license: string;
  /** The texts of its license and notices; empty if there are none. */
  text: string;
  /** The section "License" of its README; empty if there is none. */
  readme: string;
}

/**
 * Reads the package in a folder.
 *
 * @throws {Error} When its package.json lacks name, version or license.
 */
export function readPackage(folder: string): LicensedPackage {
  const { name, version, license: said } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const license = said?.type ?? said; // In an object, the old form in npm.
  if (typeof name !== "string" || typeof version !== "string" || typeof license !== "string") {
    throw new Error(`${path.join(folder, "package.json")} doesn't state its name, version and license. Look them up.`);
  }
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying|thirdpartynoticetext)([-.](md|txt|mit|bsd))*$/i.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  return { name, version, license, text: texts.join("\n\n"), readme: licenseInReadme(folder) };
}

/** Returns the section "License" of a package's README, where some old packages have the whole license text. */
function licenseInReadme(folder: string): string {
  const file = path.join(folder, "README.md");
  const text = existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : "";
  return /^#+ *licen[cs]e\s*\n([\s\S]*?)(?=\n#|$(?![\s\S]))/im.exec(text)?.[1]?.trim() ?? "";
}

/** Returns the packages that a package.json lists, as installed. */
export function directPackages(root: string): LicensedPackage[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const names = Object.keys({ ...dependencies, ...devDependencies }).sort();
  return names.map((name) => readPackage(path.join(root, "node_modules", name)));
}
