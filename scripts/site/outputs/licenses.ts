import { readFileSync } from "node:fs";
import path from "node:path";
import { type LicensedPackage, readPackage } from "../../facts/licenses/packages";
import { paths } from "../../lib/paths";

/** The file with the license notices of bundled packages, which their licenses require. */
export const LICENSES = "licenses.txt";

/**
 * Files with the texts of licenses that are the same for all packages, by the license's name. A package without a
 * license file gets that text, after the license section of its README. The texts of other licenses also include the
 * copyright holder.
 */
const COMMON_TEXTS = new Map([["Apache-2.0", path.join(paths.root, "node_modules/typescript/LICENSE.txt")]]);

const LINE = "-".repeat(80);

/**
 * Returns the file, by path in the output, with name, version and license text of each package whose code is in a
 * bundle.
 *
 * @param folders The folders of these packages.
 * @param runtime The folder of webpack, whose runtime is in every bundle without being a module.
 * @throws {Error} When a package has no license text.
 */
export function licensesFile(
  folders: Iterable<string>,
  runtime = path.join(paths.root, "node_modules/webpack"),
): Map<string, string> {
  const byName = new Map([...folders, runtime].map(readPackage).map((each) => [titleOf(each), each]));
  const packages = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  return new Map([
    [LICENSES, `The code that this site sends to browsers contains these packages.\n${packages.map(entry).join("")}`],
  ]);
}

function titleOf({ name, version, license }: LicensedPackage): string {
  return `${name} ${version} (${license})`;
}

function entry(each: LicensedPackage): string {
  const text = each.text || [each.readme, commonText(each.license)].filter(Boolean).join("\n\n");
  if (text === "") {
    throw new Error(
      `Readers receive code of ${each.name} ${each.version}, but the package has no license text to send along. Use another package.`,
    );
  }
  return `\n${LINE}\n${titleOf(each)}\n${LINE}\n\n${text}\n`;
}

function commonText(license: string): string {
  const file = COMMON_TEXTS.get(license);
  return file ? readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim() : "";
}

/** Returns the packages that a licenses file lists. */
export function namedIn(text: string): Pick<LicensedPackage, "name" | "version" | "license">[] {
  const titles = text.matchAll(new RegExp(`^${LINE}\n(\\S+) (\\S+) \\((.+)\\)\n${LINE}$`, "gm"));
  return [...titles].map(([, name = "", version = "", license = ""]) => ({ name, version, license }));
}
