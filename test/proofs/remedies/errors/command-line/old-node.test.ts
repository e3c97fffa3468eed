import { describe } from "vitest";
import { run } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { HAS_OLD_NODES, withNode } from "../../../lib/with-node";

describe.skipIf(!HAS_OLD_NODES)("a Node.js that is too old", () => {
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
