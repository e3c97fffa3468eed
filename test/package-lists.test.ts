import { readFileSync } from "node:fs";
import path from "node:path";
import { satisfies } from "semver";
import { expect, test } from "vitest";
import { PACKAGE_LISTS } from "../scripts/lib/package-lists.mjs";
import { paths } from "../scripts/lib/paths";

interface Lock {
  packages: Record<string, { engines?: { node?: string }; optional?: true; hasInstallScript?: true }>;
}

const readJson = (...file: string[]) => JSON.parse(readFileSync(path.join(...file), "utf8"));

/** Returns the packages that are installed for a list, by path. Packages for other systems are left out. */
function installed(folder: string) {
  const { packages }: Lock = readJson(folder, "package-lock.json");
  return Object.entries(packages).filter(([place, { optional }]) => place !== "" && !optional);
}

test("the site's list is short enough to read", () => {
  expect(Object.keys(readJson(paths.root, "package.json").devDependencies).length).toBeLessThanOrEqual(80);
});

// The playground's packages run in a page.
test.each(PACKAGE_LISTS.filter((folder) => folder !== paths.compiler))(
  "everything that %s installs runs in the oldest Node.js that the site supports, so npm has nothing to warn about",
  (folder) => {
    const tooNew = installed(folder).filter(([, { engines }]) => !satisfies("20.19.0", engines?.node ?? "*"));
    expect(tooNew.map(([place, { engines }]) => `${place} asks for Node.js ${engines?.node}`)).toEqual([]);
  },
);

test.each(PACKAGE_LISTS)("no package of %s runs a script during installation", (folder) => {
  const allowed = readJson(folder, "package.json").allowScripts ?? {};
  const scripts = installed(folder).filter(([, { hasInstallScript }]) => hasInstallScript);
  const undecided = scripts
    .map(([place]) => place.replace(/^.*node_modules\//, ""))
    .filter((name) => allowed[name] !== false);
  expect(undecided).toEqual([]);
});
