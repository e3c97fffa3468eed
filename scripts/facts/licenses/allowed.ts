import type { LicensedPackage } from "./packages";

type Licensed = Pick<LicensedPackage, "name" | "version" | "license">;

/**
 * Licenses that only require a notice. Packages in the readers' bundles may have them, because `licenses.txt` contains
 * the notices.
 */
const NOTICE = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"];
/**
 * Licenses of packages in the readers' bundles, including caniuse-lite (CC-BY-4.0) and a font (OFL-1.1) in the
 * playground. CC-BY-4.0 requires crediting the author, including the license and pointing out changes. OFL-1.1 allows
 * distributing an unchanged font with other software if its license is included. Both texts are in `licenses.txt`, and
 * nothing is changed.
 */
const SHIPPED = [...NOTICE, "CC-BY-4.0", "OFL-1.1"];
/**
 * Licenses of packages that are only used to work on this site. Some require publishing the source of changed files,
 * but that doesn't apply to mere use.
 */
const RUN_HERE = [...SHIPPED, "MPL-2.0", "BlueOak-1.0.0", "CC0-1.0"];

/**
 * Returns a sentence for each package whose license is not allowed.
 *
 * @param use `shipped`: its code is in the readers' bundles; `run`: it is only used to work on this site.
 */
export function refused(packages: Licensed[], use: "shipped" | "run"): string[] {
  const list = use === "shipped" ? SHIPPED : RUN_HERE;
  const place = use === "shipped" ? "code that readers receive" : "tools";
  return packages
    .filter(({ license }) => !isAllowed(license, list))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license ${license}, which isn't on the list for ${place}. ` +
        "Read it, then use another package or add the license to scripts/facts/licenses/allowed.ts.",
    );
}

/**
 * Returns whether a license is allowed: one of several alternatives, but all of several conditions. Nested expressions
 * are never allowed.
 */
function isAllowed(license: string, list: string[]): boolean {
  const choices = license.replace(/^\((.*)\)$/, "$1").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((name) => list.includes(name)));
}
