import { expect, test } from "vitest";
import { packagesAt } from "../../../../scripts/facts/packages";
import { targetsIn, targetValues } from "../../../../scripts/facts/since/targets";
import { paths } from "../../../../scripts/lib/paths";

test("names are read from the list, without their optional parts", () => {
  const message = [
    "Error: Unknown target 'x'. The following targets are supported:",
    "* browserslist / browserslist:env: Reads a file. Example: 'browserslist:modern'",
    "* [async-]node[X[.Y]]: Node.js in version X.Y.",
    "* nwjs[[X].Y] / node-webkit[[X].Y]: NW.js.",
  ].join("\n");
  expect(targetsIn(message)).toEqual(["browserslist", "browserslist:env", "node", "nwjs", "node-webkit"]);
});

test("the installed webpack lists its targets", () => {
  const found = targetValues(packagesAt(paths.root));
  for (const target of ["web", "webworker", "node", "universal", "deno", "bun"]) {
    expect(found).toContain(`target=${target}`);
  }
});

test("a webpack that lists none is an error", () => {
  const packages = { ...packagesAt(paths.root), load: <T>() => (() => undefined) as T };
  expect(() => targetValues(packages)).toThrow(/^webpack 5\.\S+ doesn't list its targets/);
});
