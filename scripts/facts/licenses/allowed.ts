import type { LicensedPackage } from "./packages";

type Licensed = Pick<LicensedPackage, "name" | "version" | "license">;

/** What asks for no more than its notice: fine in what readers get, `licenses.txt` has the notices. */
const SHIPPED = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"];
/** Also what asks for the source of changed files, or of a changed font: that concerns nobody who only uses it. */
const RUN_HERE = [...SHIPPED, "MPL-2.0", "BlueOak-1.0.0", "CC0-1.0", "OFL-1.1"];

/**
 * Says which packages have a license that nobody has looked at yet, in a sentence each.
 *
 * @param use `shipped`: readers get its code; `run`: it stays on the machines of who works on this site.
 */
export function refused(packages: Licensed[], use: "shipped" | "run"): string[] {
  const list = use === "shipped" ? SHIPPED : RUN_HERE;
  const place = use === "shipped" ? "what readers get" : "a tool";
  return packages
    .filter(({ license }) => !isAllowed(license, list))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has the license ${license}, which is not on the list for ${place}. ` +
        "Read it, then take another package or add it to scripts/facts/licenses/allowed.ts.",
    );
}

/** Of alternatives one will do, of conditions all must hold. Mixtures with inner parentheses are not on any list. */
function isAllowed(license: string, list: string[]): boolean {
  const choices = license.replace(/^\((.*)\)$/, "$1").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((name) => list.includes(name)));
}
